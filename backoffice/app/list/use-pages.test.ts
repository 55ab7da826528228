import { afterEach, expect, test, vi } from 'vitest'
import { createPages, type Page, refreshWhileSeen, withFirstPage } from './use-pages.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const list = (ids: string, mark = '') => [...ids].map((id) => ({ id, mark }))
const text = (items: { id: string; mark: string }[]) => items.map(({ id, mark }) => id + mark).join('')

test('a first page read anew stands above the older pages, each item once and as it is now', () => {
  expect(text(withFirstPage(list('cba'), list('edc', '!'), true))).toBe('e!d!c!ba')
})

test('without older pages the first page is the whole list', () => {
  expect(text(withFirstPage(list('cba'), list('ed'), false))).toBe('ed')
})

/** A list whose answers a test gives when it wants to, in the order in which they were asked for. */
function slowList() {
  const asked: ((page: Page<{ id: string; mark: string }>) => void)[] = []
  const read = () => new Promise<Page<{ id: string; mark: string }>>((resolve) => void asked.push(resolve))
  const answer = async (at: number, ids: string, next?: string) => {
    asked[at]?.({ items: list(ids), next })
    await Promise.resolve()
  }
  return { read, answer }
}

function openPages() {
  const pages = createPages<{ id: string; mark: string }>()
  const shown = () => {
    const { items, next, isLoadingMore } = pages.read()
    return [items && text(items), next, isLoadingMore]
  }
  return { pages, shown }
}

test('a late answer of another filter changes nothing', async () => {
  const { pages, shown } = openPages()
  const [before, now] = [slowList(), slowList()]
  pages.start(before.read)
  pages.start(now.read)
  await now.answer(0, 'ed', 'd')
  await before.answer(0, 'zyx', 'x')
  expect(shown()).toEqual(['ed', 'd', false])
})

test('older entries of another filter are not put below those of this one', async () => {
  const { pages, shown } = openPages()
  const [before, now] = [slowList(), slowList()]
  pages.start(before.read)
  await before.answer(0, 'zy', 'y')
  pages.loadMore()
  pages.start(now.read)
  expect(shown()).toEqual([undefined, undefined, false])
  await now.answer(0, 'ed', 'd')
  await before.answer(1, 'xw', 'w')
  expect(shown()).toEqual(['ed', 'd', false])
  pages.loadMore()
  await now.answer(1, 'cb')
  expect(shown()).toEqual(['edcb', undefined, false])
})

test('a failure of another filter is not said', async () => {
  const { pages } = openPages()
  pages.start(() => Promise.reject(new Error('gone')))
  pages.start(slowList().read)
  await Promise.resolve()
  await Promise.resolve()
  expect(pages.read().failure).toBeUndefined()
})

test('a list is read again when somebody comes back to it, and now and then while they see it', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  vi.stubGlobal('document', page)
  vi.useFakeTimers()
  const refresh = vi.fn<() => void>()
  const end = refreshWhileSeen(refresh)
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledTimes(0)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(30_000)
  expect(refresh).toHaveBeenCalledTimes(2)
  end()
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})
