import type { Readiness } from '#domain/operations/readiness.ts'

/**
 * The answer to a load balancer: 200 while this process can serve guests and is not about to end, else 503, and it sends no requests
 * here meanwhile; `/healthz` only says that the process runs. Figures are for those who may read the metrics.
 */
export function answerReadiness(
  { isReady: canServe, checks }: Readiness,
  { isEnding = false } = {},
): Response {
  const isReady = canServe && !isEnding
  return Response.json(
    { ready: isReady, checks },
    {
      status: isReady ? 200 : 503,
      headers: { 'cache-control': 'no-store', ...(!isReady && { 'retry-after': '5' }) },
    },
  )
}
