// Owns: categories, products, sizes, variants, options, extras, allergens, additives, combo menus, availability.
// Does not own: carts and orders; they store the ids and freeze the texts.
// May be called by: branches; checkout; publishing.
export { readBranchDishes, writeBranchDishes } from './documents/branch-dishes.ts'
export { menuDocuments } from './documents/menu-documents.ts'
export { menuOfDocuments } from './documents/menu-of-documents.ts'
export { loadMenu } from './menu.queries.ts'
export type { Menu } from './build-menu.ts'
export { menuRoutes } from './menu.routes.ts'
export { menuStaffRoutes } from './menu.staff.routes.ts'
