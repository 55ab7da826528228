import { afterEach, describe, expect, test, vi } from 'vitest'
import { logout, getMe } from '#contract/accounts.ts'
import { fetchWithoutAnswer } from '../test/fetch-without-answer.ts'
import { browserApi } from './browser-api.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The calls that reach the network from a page in Turkish, with the cookie of spec 7. */
function setUp(dataset: { branch?: string }) {
  const calls: [string, string, Record<string, string>][] = []
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'tr', dataset } })
  vi.stubGlobal('fetch', async (url: string, init: { method: string; headers: Record<string, string> }) => {
    calls.push([init.method, url, init.headers])
    return { ok: false, status: 401, json: async () => ({}) }
  })
  return calls
}

test('every call carries the language of the page, and only a writing one the CSRF header', async () => {
  const calls = setUp({})
  await browserApi()(getMe, {}).catch(() => {})
  await browserApi()(logout, {}).catch(() => {})
  expect(calls).toMatchObject([
    ['GET', '/api/me', { 'accept-language': 'tr' }],
    ['POST', '/api/me/logout', { 'accept-language': 'tr', 'x-xsrf-token': 'abc' }],
  ])
  expect(calls[0]?.[2]).not.toHaveProperty('x-xsrf-token')
})

test("with a chosen branch the browser calls the branch's own address", async () => {
  const calls = setUp({ branch: 'nord' })
  await browserApi()(getMe, {}).catch(() => {})
  expect(calls[0]?.[1]).toBe('/b/nord/api/me')
})

describe('a call that gets no answer', () => {
  /** How the call has ended; undefined while it has not. */
  function call(signal?: AbortSignal) {
    vi.useFakeTimers()
    setUp({})
    vi.stubGlobal('fetch', fetchWithoutAnswer)
    const ended = vi.fn<(error: unknown) => void>()
    browserApi(signal)(getMe, {}).catch(ended)
    return ended
  }

  test.each([
    ['alone', undefined],
    ['with a signal of its caller', new AbortController().signal],
  ])('fails after 25 seconds: %s', async (_, signal) => {
    const ended = call(signal)
    await vi.advanceTimersByTimeAsync(24_000)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }))
  })

  test('is ended by its caller before that, also when the caller has left already', async () => {
    const caller = new AbortController()
    const before = call(caller.signal)
    caller.abort()
    const after = call(caller.signal)
    await vi.advanceTimersByTimeAsync(0)
    for (const ended of [before, after])
      expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'AbortError' }))
  })
})
