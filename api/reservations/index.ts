// Owns: requests for tables and the answers to them.
// Does not own: when the restaurant is open; the words of the mails.
// May be called by: nobody.
export { forgetReservations } from './forget-reservations.ts'
export { reservationsData } from './personal-data.ts'
export { reservationsRoutes } from './reservations.routes.ts'
export { reservationsStaffRoutes } from './reservations.staff.routes.ts'
