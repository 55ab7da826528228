import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWithoutAnswer } from '../test/fetch-without-answer.ts'

let version: number
let asked: number
let isHidden: boolean
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  version = 1
  asked = 0
  isHidden = false
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('navigator', { onLine: true })
  const documentElement = { lang: 'de', dataset: {} }
  vi.stubGlobal(
    'document',
    Object.defineProperty(Object.assign(new EventTarget(), { documentElement }), 'hidden', {
      get: () => isHidden,
    }),
  )
  vi.stubGlobal('fetch', async () => {
    asked++
    return Response.json({ data: { version } })
  })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function watch() {
  const { watchContent } = await import('./watch-content.ts')
  const changes: number[] = []
  const start = () => stops.push(watchContent(() => changes.push(version)))
  start()
  await vi.advanceTimersByTimeAsync(0)
  return { changes, start }
}

test('a page hears within two seconds that something has changed, and once', async () => {
  const { changes } = await watch()
  version = 2
  await vi.advanceTimersByTimeAsync(2_000)
  expect(changes).toEqual([2])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(changes).toEqual([2])
})

test('however many parts of a page listen, the shop is asked once a second', async () => {
  const { changes, start } = await watch()
  start()
  const before = asked
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked - before).toBe(10)
  version = 2
  await vi.advanceTimersByTimeAsync(1_000)
  expect(changes).toEqual([2, 2])
})

test('a page that is not seen asks nothing, and hears what has changed when it is seen again', async () => {
  const { changes } = await watch()
  isHidden = true
  const before = asked
  version = 2
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(before)
  isHidden = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(changes).toEqual([2])
})

test('a page that nobody has used for five minutes asks nothing until it is used', async () => {
  const { changes } = await watch()
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  const before = asked
  version = 2
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(asked).toBe(before)
  dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(changes).toEqual([2])
})

test('a page whose parts are gone asks nothing', async () => {
  await watch()
  stops.pop()?.()
  const before = asked
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toBe(before)
})

test('a question that gets no answer is given up, and the page hears what has changed meanwhile', async () => {
  const { changes } = await watch()
  const answering = fetch
  vi.stubGlobal('fetch', fetchWithoutAnswer)
  await vi.advanceTimersByTimeAsync(1_000)
  vi.stubGlobal('fetch', answering)
  version = 2
  await vi.advanceTimersByTimeAsync(30_000)
  expect(changes).toEqual([2])
})
