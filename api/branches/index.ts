// Owns: the branches of the brand and their tables.
// Does not own: what a branch overrides; each module stores its own overrides.
// May be called by: checkout, publishing.
export { branchDocuments } from './documents/branch-documents.ts'
export { tableDocuments } from './documents/table-documents.ts'
export { findBranch, findChosenBranch, loadBranches } from './branches.queries.ts'
export { branchesRoutes } from './branches.routes.ts'
export { findTableActor } from './find-table-actor.ts'
export { forgetEndedTableTokens, leaveTable } from './leave-table.ts'
