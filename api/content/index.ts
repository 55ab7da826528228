// Owns: static pages, languages, translations of interface messages, messages of the contact form.
// Does not own: the texts of dishes; the menu stores its own translations.
// May be called by: the app itself, to choose a language.
export { contactRoutes } from './contact.routes.ts'
export { listPages, loadCatalogue, loadLanguages } from './content.queries.ts'
export { contentRoutes } from './content.routes.ts'
export { languageDocuments, translationDocuments } from './documents/language-documents.ts'
export { pageDocuments } from './documents/page-documents.ts'
export { findSay } from './find-say.ts'
export { forgetContactMessages } from './forget-contact-messages.ts'
export { contactData } from './personal-data.ts'
export { sanitizePage } from './sanitize-page.ts'
