import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const MINUTE = 60_000

let answer: () => Response
let asked: number
let page: EventTarget & { hidden: boolean; documentElement: object }
let view: EventTarget

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: new Date('2026-11-23T15:45:00Z') })
  asked = 0
  page = Object.assign(new EventTarget(), { hidden: false, documentElement: { lang: 'de', dataset: {} } })
  view = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', view)
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const says = (meta: { isOpenNow: boolean; nextOpen: string | null }) => {
  answer = () => Response.json({ data: {}, meta: { isActive: true, ...meta } })
}
const open = { isOpenNow: true, nextOpen: null }
const opensAt = (nextOpen: string) => ({ isOpenNow: false, nextOpen })
const fails = () => {
  answer = () => new Response('', { status: 503 })
}

/** A page that shows the hours; answers whether it says that it is open. */
async function shownPage() {
  const { workingHours } = await import('./working-hours.ts')
  workingHours.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  return () => workingHours.read()?.isOpenNow
}

test('a page that was opened before the opening says so when that has come', async () => {
  says(opensAt('2026-11-23T16:00:00Z'))
  const isOpen = await shownPage()
  expect([isOpen(), asked]).toEqual([false, 1])
  await vi.advanceTimersByTimeAsync(14 * MINUTE)
  says(open)
  expect(isOpen()).toBe(false)
  await vi.advanceTimersByTimeAsync(MINUTE + 1_000)
  expect(isOpen()).toBe(true)
})

test('an opening that the shop does not know of yet is asked about again after a minute', async () => {
  says(opensAt('2026-11-23T15:44:59Z'))
  const isOpen = await shownPage()
  says(open)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect([isOpen(), asked]).toEqual([true, 2])
})

test('a page that is looked at while the restaurant closes says so within five minutes', async () => {
  says(open)
  const isOpen = await shownPage()
  says(opensAt('2026-11-24T16:00:00Z'))
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect([isOpen(), asked]).toEqual([false, 2])
})

test('without an answer it is asked again after a minute, and what is known stays', async () => {
  fails()
  const isOpen = await shownPage()
  expect(isOpen()).toBeUndefined()
  says(open)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(isOpen()).toBe(true)
  fails()
  await vi.advanceTimersByTimeAsync(6 * MINUTE)
  expect([isOpen(), asked]).toEqual([true, 4])
})

test.each(['visibilitychange', 'pageshow'])(
  'a tab that nobody looks at asks nothing, and asks when it is seen again: %s',
  async (event) => {
    says(open)
    const isOpen = await shownPage()
    page.hidden = true
    says(opensAt('2026-11-24T16:00:00Z'))
    await vi.advanceTimersByTimeAsync(30 * MINUTE)
    expect(asked).toBe(1)
    page.hidden = false
    const target = event === 'pageshow' ? view : page
    target.dispatchEvent(new Event(event))
    await vi.advanceTimersByTimeAsync(0)
    expect([isOpen(), asked]).toEqual([false, 2])
    target.dispatchEvent(new Event(event))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toBe(2)
  },
)
