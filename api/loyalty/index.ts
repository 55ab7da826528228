// Owns: the ledger of points.
// Does not own: how many points a cart may be paid with; the rules in domain/loyalty decide that.
// May be called by: checkout (balance, hold), orders (release, earn, what is settled), accounts (balance), guests (all of it).
export { correctPoints } from './correct-points.ts'
export { listTransactions, pointBalance, pointBalances } from './loyalty.queries.ts'
export { loyaltyRoutes } from './loyalty.routes.ts'
export {
  type EarnRule,
  earnPoints,
  type FinishedOrder,
  hasSettledPoints,
  holdPoints,
  loadEarnRule,
  releasePoints,
  restorePoints,
  takeBackPoints,
} from './move-points.ts'
export { loyaltyData } from './personal-data.ts'
