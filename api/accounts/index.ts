// Owns: users, their sessions, one-time passwords and social identities.
// Does not own: what other modules store about an account; they pass it in as personal data.
// May be called by: the app itself, to identify the caller; checkout; delivery; the demo.
export { accountsRoutes } from './accounts.routes.ts'
export { forgetExpired } from './forget-expired.ts'
export { announceDeletions, endIdleAccounts } from './idle-accounts.ts'
export { findAccountActor } from './sessions.ts'
export { createAccount, findAccount, holdAccount } from './users.ts'
