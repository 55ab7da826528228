// Owns: users, their sessions, one-time passwords, social identities and blocks.
// Does not own: what other modules store about an account; they pass it in as personal data.
// May be called by: the app itself, to identify the caller; checkout; delivery; guests; the demo.
export { accountsRoutes } from './accounts.routes.ts'
export {
  addBlock,
  type Block,
  blockedAmong,
  blockedSentence,
  blockKeysOf,
  findBlocks,
  isBlocked,
  liftBlocks,
  refuseBlocked,
} from './blocks.ts'
export { erasePerson, personOf } from './delete-account.ts'
export { exportPerson } from './export-account.ts'
export { forgetExpired } from './forget-expired.ts'
export { announceDeletions, endIdleAccounts } from './idle-accounts.ts'
export { closeSessions, findAccountActor } from './sessions.ts'
export { createAccount, findAccount, holdAccount } from './users.ts'
