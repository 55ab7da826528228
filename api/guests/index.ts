// Owns: no table; it reads accounts and orders together, as the guests that the staff knows.
// Does not own: accounts, blocks, points and orders; it calls the modules that do.
// May be called by: the app itself.
export { guestsStaffRoutes } from './guests.staff.routes.ts'
