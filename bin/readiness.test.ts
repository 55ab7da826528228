import { expect, test } from 'vitest'
import { answerReadiness } from './readiness.ts'

const checks = { database: 'ok', migrations: 'ok', disk: 'ok', outbox: 'failed' } as const

test.each([
  [true, 200, null],
  [false, 503, '5'],
])(
  'readiness %s is answered %i, says what was checked and is never cached',
  async (isReady, status, retryAfter) => {
    const answer = answerReadiness({ isReady, checks })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('retry-after')).toBe(retryAfter)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ ready: isReady, checks })
  },
)

test('a server that is about to end is not ready', () => {
  expect(answerReadiness({ isReady: true, checks }, { isEnding: true }).status).toBe(503)
})
