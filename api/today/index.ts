// Owns: what is different at a branch for a while: pauses, rushes, the special hours of today, what is sold out.
// Does not own: dishes and weekly hours; menu and hours ask what of it counts now.
// May be called by: hours, menu, delivery, checkout, the demo; the server, every second, for what is over.
export { atOwnBranch, putEntry } from './change-today.ts'
export { readEntries, writeEntries } from './copy-entries.ts'
export { endPassed } from './end-passed.ts'
export { loadToday } from './today.queries.ts'
export { todayStaffRoutes } from './today.staff.routes.ts'
