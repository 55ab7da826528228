import type { HttpBindings } from '@hono/node-server'
import type { Ctx, Deps } from '../context.ts'

/** What the server passes in (nothing when the app is called in memory), and what the middlewares set for handlers. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>
  Variables: { deps: Deps; requestId: string; ctx: Ctx }
}
