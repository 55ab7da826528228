import { homeMessages } from './de-home.ts'
import { dePages } from './de-pages.ts'

/** The German messages that every page of the shop needs. */
export const deShop: Readonly<Record<string, string>> = { ...dePages, ...homeMessages }
