import { firstWords } from './de-first.ts'
import { deLater } from './de-later.ts'

/** The German words that every page of the shop needs. */
export const deShop: Readonly<Record<string, string>> = { ...deLater, ...firstWords }
