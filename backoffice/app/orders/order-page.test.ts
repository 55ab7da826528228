import { expect, test } from 'vitest'
import { type OrderPage, type ReadPage, readOpen, readPages } from './order-page.ts'

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

test('an open order is found on the sixth page of its status', async () => {
  const orders = await readOpen(
    server({ pending_approval: ['x'], approved: ['l', 'k', 'j', 'i', 'h', 'preorder'] }),
  )
  expect(text(orders)).toBe('xlkjihpreorder')
})
