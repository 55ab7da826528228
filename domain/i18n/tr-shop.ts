import { firstWords } from './tr-first.ts'
import { trLater } from './tr-later.ts'

/** The Turkish words that every page of the shop needs. */
export const trShop: Readonly<Record<string, string>> = { ...trLater, ...firstWords }
