import type { Hono } from 'hono'
import { afterCommit, type Ctx, isoNow } from '../context.ts'
import { createProcessAddressLimit } from '../http/address-limit.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/errors.ts'
import { readRawBody } from '../http/read-body.ts'
import { type WebhookEvent, WebhookRefused } from './gateway.ts'

const MAX_WEBHOOK = 1024 * 1024
/** Calls in a quarter of an hour by the caller's rate-limit key: the provider of a busy shop stays far below. */
const MAX_CALLS = 3_000

/**
 * The webhooks of the providers: the raw body, no CSRF header, no session. An authenticated event is stored once and
 * answered at once; the worker processes it (payments.md rules 4 and 8).
 */
export function webhookRoutes(app: Hono<AppEnv>): void {
  const limit = createProcessAddressLimit(MAX_CALLS)
  const path = '/payments/:provider/webhook'
  app.on('POST', [path, `${path}/*`], async (c) => {
    const ctx = c.get('ctx')
    const gateway = ctx.deps.gateways.get(c.req.param('provider') ?? '')
    if (!gateway) throw new AppError('not_found', 'Not found')
    limit.take(ctx)
    if (c.req.header('content-encoding') !== undefined) {
      throw new AppError('unsupported_media_type', 'Send the body as it is')
    }
    const body = await readRawBody(c.req.raw, MAX_WEBHOOK)
    try {
      const event = await gateway.handleWebhook({
        url: c.req.url,
        headers: c.req.raw.headers,
        body,
        now: ctx.deps.clock(),
      })
      await storeEvent(ctx, gateway.id, event)
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error
      ctx.deps.log.info('a webhook was refused', { provider: gateway.id, why: error.message })
      throw new AppError('malformed_json', 'Refused')
    }
    return c.json({ data: {} }, 200, { 'cache-control': 'no-store' })
  })
}

/** Stores an event for the worker; a repeated event is stored once. */
async function storeEvent(ctx: Ctx, provider: string, { id, kind, ref }: WebhookEvent): Promise<void> {
  const now = isoNow(ctx.deps)
  const newId = ctx.deps.newId()
  await ctx.db
    .insertInto('payment_events')
    .values({
      id: newId,
      provider,
      event_id: id ?? newId,
      kind: kind.slice(0, 100),
      provider_ref: ref,
      received_at: now,
      due_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute()
  afterCommit(ctx, () => ctx.deps.paymentSignal.notify())
}
