import { timingSafeEqual } from 'node:crypto'
import { digest } from '#api/platform/digest.ts'
import type { ServerMetrics } from './metrics.ts'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * The metrics for a program on the same machine that asks directly, or for whoever has the token of `METRICS_TOKEN`. For
 * others there is no such page: how much a restaurant sells is its own business.
 */
export async function answerMetrics(
  metrics: Pick<ServerMetrics, 'text'>,
  request: Request,
  { remoteAddress, token }: { remoteAddress: string; token: string | undefined },
): Promise<Response> {
  const isDirect = !FORWARDED.some((name) => request.headers.has(name))
  const isOwnMachine = LOOPBACK.test(remoteAddress) && isDirect
  if (!isOwnMachine && !hasToken(request, token)) return new Response('Not found', { status: 404 })
  return new Response(await metrics.text(), {
    headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function hasToken(request: Request, token: string | undefined): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (token === undefined || given === undefined) return false
  return timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(token)))
}
