// Owns: the weekly opening hours.
// Does not own: which times can be ordered; checkout asks the rules for that.
// May be called by: reservations, checkout.
export { loadWeek } from './hours.queries.ts'
export { hoursRoutes } from './hours.routes.ts'
