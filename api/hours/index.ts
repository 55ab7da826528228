// Owns: the weekly opening hours and special days.
// Does not own: which times can be ordered; the rules in the domain decide that for the checkout.
// May be called by: reservations, checkout, publishing.
export { announceSpecialDays } from './announce-special-days.ts'
export { hoursDocuments } from './documents/hours-documents.ts'
export { loadDayPlan } from './hours.queries.ts'
export { hoursRoutes } from './hours.routes.ts'
export { hoursStaffRoutes } from './hours.staff.routes.ts'
