import type { TestOrderLink } from '#contract/orders.staff.ts'
import { type Ctx, type Deps, isoAt } from '../context.ts'
import { seal, unseal } from '../platform/seal.ts'

const PURPOSE = 'test order'
const LIFE_MS = 60 * 60_000

/** Keeps the token of a link in the browser that opened it; only the server can have made it. */
export const TEST_ORDER_COOKIE = 'test_order'

/** The address that turns the orders of the browser which opens it into tests, for an hour. */
export function testOrderLink(deps: Deps): TestOrderLink {
  const until = deps.clock() + LIFE_MS
  return { path: `/test-order/${seal(deps.secret, PURPOSE, String(until))}`, until: isoAt(until) }
}

/** When the test with this token ends, in milliseconds since 1970; undefined when it has ended or was made up. */
export function testOrderEnd(deps: Pick<Deps, 'clock' | 'secret'>, token: string): number | undefined {
  const until = Number(unseal(deps.secret, PURPOSE, token))
  return until > deps.clock() ? until : undefined
}

/** Whether what this call orders is a test. */
export const isTestCall = (ctx: Pick<Ctx, 'cookies' | 'deps'>): boolean =>
  testOrderEnd(ctx.deps, ctx.cookies.get(TEST_ORDER_COOKIE)) !== undefined
