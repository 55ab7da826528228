import type { Ctx } from '../context.ts'
import type { Deps } from '../deps.ts'

/** What the middlewares leave for the handlers. */
export type AppEnv = { Variables: { deps: Deps; requestId: string; ctx: Ctx } }
