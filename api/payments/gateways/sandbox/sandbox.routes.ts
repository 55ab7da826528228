import type { Context, Hono } from 'hono'
import type { AppEnv } from '../../../http/app-env.ts'
import { AppError } from '../../../http/errors.ts'
import { readBody } from '../../../http/read-body.ts'
import { ProviderError } from '../../gateway.ts'
import { choices, choose, type SandboxPayment } from './payment.ts'
import { sandboxPage, sandboxPolicy } from './page.ts'
import { changePayment, findPayment } from './store.ts'

const path = '/payments/sandbox/:ref'

/** The page of the sandbox. Its address is the only secret, so it is sent to no other site as a referrer. */
export function sandboxRoutes(app: Hono<AppEnv>): void {
  app.get(path, async (c) =>
    showPage(c, await missingIsNotFound(findPayment(sandboxDepsOf(c), c.req.param('ref')))),
  )
  app.post(path, async (c) => {
    const deps = sandboxDepsOf(c)
    const given = new URLSearchParams(await readBody(c.req.raw)).get('choice')
    const choice = choices.find((one) => one === given)
    const ref = c.req.param('ref')
    const payment = await missingIsNotFound(
      changePayment(deps, ref, (found) => (choice ? choose(found, choice, deps.clock()) : found)),
    )
    if (payment.state === 'open') return showPage(c, payment)
    return c.redirect(payment.state === 'canceled' ? payment.cancelUrl : payment.returnUrl, 303)
  })
}

/** A server without the sandbox has no such page. */
function sandboxDepsOf(c: Context<AppEnv>) {
  const { deps } = c.get('ctx')
  if (!deps.gateways.has('sandbox')) throw new AppError('not_found', 'Not found')
  return deps
}

async function missingIsNotFound(found: Promise<SandboxPayment>): Promise<SandboxPayment> {
  return found.catch((error: unknown) => {
    if (error instanceof ProviderError) throw new AppError('not_found', 'Not found')
    throw error
  })
}

async function showPage(c: Context<AppEnv>, payment: SandboxPayment): Promise<Response> {
  const page = String(await sandboxPage(payment))
  return c.html(page, 200, {
    'cache-control': 'no-store',
    'content-security-policy': sandboxPolicy(page, payment),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
}
