import { homeMessages } from './tr-home.ts'
import { trPages } from './tr-pages.ts'

/** The Turkish messages that every page of the shop needs. */
export const trShop: Readonly<Record<string, string>> = { ...trPages, ...homeMessages }
