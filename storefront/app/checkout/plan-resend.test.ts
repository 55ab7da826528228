import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { planResend, RESEND_FOR_MS } from './plan-resend.ts'

let done: string[]
let listeners: EventTarget
let isOnline: boolean

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  done = []
  listeners = new EventTarget()
  isOnline = true
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
  })
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners))
  vi.stubGlobal('removeEventListener', listeners.removeEventListener.bind(listeners))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const plan = ({ tries = 0, since = Date.now() } = {}) =>
  planResend({ since, tries, send: () => done.push('sent'), giveUp: () => done.push('given up') })
const comeOnline = () => listeners.dispatchEvent(new Event('online'))

test('a lost order is sent again as soon as the connection is back', () => {
  plan()
  comeOnline()
  expect(done).toEqual(['sent'])
})

test.each([
  [0, 10_000],
  [1, 20_000],
  [2, 40_000],
  [3, 60_000],
  [9, 60_000],
])('with a connection, after %i tries without an answer, the next one follows after %i ms', (tries, wait) => {
  plan({ tries })
  vi.advanceTimersByTime(wait - 1)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['sent'])
})

test('without a connection nothing is sent, and after five minutes it is the turn of the guest', () => {
  isOnline = false
  plan()
  vi.advanceTimersByTime(RESEND_FOR_MS - 1)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['given up'])
})

test('a device that slept for longer sends nothing when it wakes up', () => {
  const since = Date.now()
  plan({ since })
  vi.setSystemTime(since + RESEND_FOR_MS)
  comeOnline()
  expect(done).toEqual(['given up'])
})

test('a cancelled plan sends nothing', () => {
  plan()()
  comeOnline()
  vi.advanceTimersByTime(RESEND_FOR_MS)
  expect(done).toEqual([])
})
