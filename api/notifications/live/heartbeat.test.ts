import { expect, onTestFinished, test, vi } from 'vitest'
import { createHeartbeat } from './heartbeat.ts'

test('a thousand streams of one moment are called once in fifteen seconds each, a few at a time', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const onHeartbeat = createHeartbeat()
  const called = new Map<number, number>()
  let most = 0
  let now = 0
  for (let stream = 0; stream < 1_000; stream++)
    onHeartbeat(() => {
      called.set(stream, (called.get(stream) ?? 0) + 1)
      most = Math.max(most, ++now)
    })
  for (let ms = 0; ms < 15_000; ms += 25) {
    now = 0
    vi.advanceTimersByTime(25)
  }
  expect(most).toBe(2)
  expect([...called.values()].filter((times) => times === 1)).toHaveLength(1_000)
})

test('a stream that leaves is not called any more, and without streams there is no timer', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const onHeartbeat = createHeartbeat()
  const called: string[] = []
  const [first, second] = ['first', 'second'].map((name) => onHeartbeat(() => called.push(name)))
  vi.advanceTimersByTime(15_000)
  first!()
  vi.advanceTimersByTime(15_000)
  expect(called).toEqual(['first', 'second', 'second'])
  second!()
  expect(vi.getTimerCount()).toBe(0)
})
