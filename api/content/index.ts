// Owns: static pages, languages, translations of interface words.
// Does not own: the words of dishes; the menu keeps its own translations.
// May be called by: the app itself, to choose a language.
export { loadLanguages } from './content.queries.ts'
export { contentRoutes } from './content.routes.ts'
