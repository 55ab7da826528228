// Owns: drafts and publications of documents.
// Does not own: the documents themselves; each module keeps its own kinds (api/document-store.ts).
// May be called by: the app itself, demo, operations.
export { type DraftedState, draftRevision, readDrafted, writeDrafted } from './drafted.ts'
export { versionOf } from './document-json.ts'
export { readPublished } from './document-stores.ts'
export { listPictures, textsWithPictures } from './pictures.queries.ts'
export { type PreviewScope, readPreviewLink } from './preview-link.ts'
export { publishFile } from './publish-file.ts'
export { publishingStaffRoutes } from './publishing.staff.routes.ts'
export { replaceDocuments } from './replace-documents.ts'
export { loadUnreadable } from './unreadable.queries.ts'
export { readWorkspace } from './workspace.ts'
