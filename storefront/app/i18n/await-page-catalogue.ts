import { loadPageMessages } from './load-catalogue.ts'

// Imported by the routes of every page but the home page: none of them renders before its messages are loaded.
if (!import.meta.env.SSR) await loadPageMessages(document.documentElement.lang)
