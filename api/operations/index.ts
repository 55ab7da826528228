// Owns: what the system knows of itself, its alarms, which backups were finished.
// Does not own: taking and restoring backups; that is a program of its own, which no server loads.
// May be called by: backups; the server, which says at its start what is missing and whether it is ready.
export { missingGeocoder } from './missing-geocoder.ts'
export { noteBackup } from './note-backup.ts'
export { readReadiness } from './read-readiness.ts'
export { operationsStaffRoutes } from './operations.staff.routes.ts'
