// Owns: members of staff, their sessions and sign-in, the log of changes.
// Does not own: what a role may do (domain/staff/permissions.ts); each call of the contract names its permission.
// May be called by: the app itself, to authenticate the caller; every module whose writes stand in the log; the demo.
export { addMember } from './add-member.ts'
export { branchNames, namesToTellApart } from './branch-names.ts'
export { openFirstOwnerLink } from './first-owner.ts'
export { forgetSignIns } from './forget-sign-ins.ts'
export { recordChange } from './record-change.ts'
export { findStaffActor, forgetStaffSessions, readBranchesOfSession } from './sessions.ts'
export { createStaffLimits } from './staff-limits.ts'
export { provePassword } from './staff-passwords.ts'
export { memberNames } from './staff.queries.ts'
export { staffRoutes } from './staff.routes.ts'
