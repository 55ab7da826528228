// Owns: the branches of the brand.
// Does not own: what a branch overrides; each room keeps its own overrides.
// May be called by: checkout.
export { branchesRoutes } from './branches.routes.ts'
