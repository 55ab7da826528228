// Owns: requests for tables and the answers to them.
// Does not own: when the restaurant is open; the mail templates.
// May be called by: no module.
export { forgetReservations } from './forget-reservations.ts'
export { findMailedReservation } from './guest-reservation.ts'
export { reservationsData } from './personal-data.ts'
export { reservationsRoutes } from './reservations.routes.ts'
export { reservationsStaffRoutes } from './reservations.staff.routes.ts'
