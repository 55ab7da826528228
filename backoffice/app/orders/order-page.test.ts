import { expect, test } from 'vitest'
import type { Board } from '#contract/orders-board.ts'
import { columnOrders, type OrderPage, type ReadPage, readBoard, readPages } from './order-page.ts'

/** A server with the pages of each list; the id of an order is a letter, `before` the number of the page. */
const server =
  (lists: Record<string, readonly string[]>): ReadPage =>
  async ({ status = 'all', before = '0' }) => {
    const pages = lists[status] ?? []
    const at = Number(before)
    const ids = [...(pages[at] ?? '')]
    return {
      data: ids.map((id) => ({ id }) as OrderPage['data'][number]),
      meta: { next: at + 1 < pages.length ? String(at + 1) : null },
    }
  }
const text = (orders: OrderPage['data']) => orders.map(({ id }) => id).join('')

test('the pages that are shown come as one list, and the older orders begin below it', async () => {
  const { data, meta } = await readPages(server({ all: ['fe', 'dc', 'ba'] }), { pages: 2 })
  expect([text(data), meta.next]).toEqual(['fedc', '2'])
})

test('a list that is shorter than what was shown ends where it ends', async () => {
  const { data, meta } = await readPages(server({ approved: ['fe', 'd'] }), { status: 'approved', pages: 4 })
  expect([text(data), meta.next]).toEqual(['fed', null])
})

test('every page shown is read anew: a preorder that was finished since stands nowhere as it was', async () => {
  const pages = ['fe', 'dc', 'ba']
  const shown = async () =>
    text((await readPages(server({ approved: pages }), { status: 'approved', pages: 3 })).data)
  expect(await shown()).toBe('fedcba')
  // Two newer ones have pushed it from the second page to the third before it was finished.
  pages.splice(0, 3, 'hg', 'fe', 'db', 'a')
  expect(await shown()).toBe('hgfedb')
})

/** A server with a board, whose orders are letters, open ones capital; it counts what it is asked. */
function boardServer(lists: Record<string, readonly string[]> = {}) {
  const asked: string[] = []
  const orders = (letters: string) =>
    [...letters].map(
      (id) => ({ id, status: id < 'a' ? 'approved' : 'completed' }) as OrderPage['data'][number],
    )
  const state = {
    latest: 'b',
    open: '',
    next: null as string | null,
    hidden: 0,
    left: null as Board['left'],
    unanswered: null,
  }
  const page = server(lists)
  return {
    asked,
    state,
    page: ((query) => {
      asked.push(`page ${query.before}`)
      return page(query)
    }) satisfies ReadPage,
    board: async ({ known }: { known?: string | undefined }) => {
      asked.push('board')
      const version = JSON.stringify(state)
      const { latest, open } = state
      const board = { ...state, latest: orders(latest), open: orders(open) }
      return { version, board: version === known ? null : board }
    },
  }
}

test('the board is one request, and what was read stands until something has changed', async () => {
  const shop = boardServer()
  shop.state.open = 'P'
  const first = await readBoard(shop, { pages: 1, held: undefined })
  expect(text(columnOrders(first))).toBe('Pb')
  expect(await readBoard(shop, { pages: 1, held: first })).toBe(first)
  shop.state.open = ''
  shop.state.latest = 'pb'
  expect(text(columnOrders(await readBoard(shop, { pages: 1, held: first })))).toBe('pb')
  expect(shop.asked).toEqual(['board', 'board', 'board'])
})

test('older pages are read below the board, and anew only when it has changed', async () => {
  const shop = boardServer({ all: ['', 'dc', 'ba'] })
  Object.assign(shop.state, { latest: 'fe', next: '1' })
  const first = await readBoard(shop, { pages: 1, held: undefined })
  expect([text(first.page.data), first.page.meta.next]).toEqual(['fe', '1'])
  const more = await readBoard(shop, { pages: 2, held: first })
  expect([text(more.page.data), more.page.meta.next]).toEqual(['fedc', '2'])
  expect(await readBoard(shop, { pages: 2, held: more })).toBe(more)
  shop.state.latest = 'gfe'
  expect(text((await readBoard(shop, { pages: 2, held: more })).page.data)).toBe('gfedc')
  expect(shop.asked).toEqual(['board', 'board', 'page 1', 'board', 'board', 'page 1'])
})

test('an order that was left open on an earlier day stands in no column, however new it is', async () => {
  const shop = boardServer()
  Object.assign(shop.state, { latest: 'cLb', left: { count: 1, before: '2026-11-20T04:00:00.000Z' } })
  expect(text(columnOrders(await readBoard(shop, { pages: 1, held: undefined })))).toBe('cb')
})
