// Owns: members of staff, their sessions and sign-in.
// Does not own: what a role may do; each call of the contract declares it.
// May be called by: the app itself, to authenticate the caller; orders (names); the demo.
export { addMember } from './add-member.ts'
export { findStaffActor, forgetStaffSessions, readBranchOfSession } from './sessions.ts'
export { memberNames } from './staff.queries.ts'
export { staffRoutes } from './staff.routes.ts'
