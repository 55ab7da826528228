// Owns: the weekly opening hours.
// Does not own: which times can be ordered; the rules in the domain decide that for the checkout.
// May be called by: reservations, checkout.
export { loadDayPlan, loadWeek } from './hours.queries.ts'
export { hoursRoutes } from './hours.routes.ts'
