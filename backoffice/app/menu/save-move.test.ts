import { describe, expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import type { WrittenDocument } from '#contract/menu-drafts.ts'
import type { MenuOrderDocument, ProductDocument } from '#contract/menu.staff.ts'
import { categoryDocument, productDocument } from '#domain/test/document-fixture.ts'
import type { EntryOf } from '../documents/document-calls.ts'
import { saveMove, saveMoveInto, takeMoveBack } from './save-move.ts'

const order = (products: string): MenuOrderDocument => ({
  categories: [{ id: 'pizza', products: [...products] }],
  combos: [],
  notices: [],
})

/** A server on which the order is already at another version than the screen has read. */
function serverWith(products: string, version: string) {
  let stored = { id: 'menu', state: 'changed', version, document: order(products) } as EntryOf<'menu-order'>
  return {
    save: async (_id: string, document: MenuOrderDocument, read: string | undefined) => {
      if (read !== stored.version) throw new ApiError(409, 'conflict', 'changed', { current: stored })
      stored = { ...stored, version: `${version}+`, document }
      return stored
    },
    decode: (entry: unknown) => entry as EntryOf<'menu-order'>,
  }
}

test('a move is applied again to the order that somebody else has saved in the meantime', async () => {
  const move = { ids: ['c'], target: 'a', place: 'before' } as const
  const saved = await saveMove(move, { version: '1', document: order('abc') }, serverWith('bac', '2'))
  expect(saved.document).toEqual(order('bca'))
})

test('another refusal is passed on', async () => {
  const calls = {
    ...serverWith('abc', '1'),
    save: () => Promise.reject(new ApiError(403, 'forbidden', 'no', {})),
  }
  const move = { ids: ['c'], target: 'a', place: 'before' } as const
  await expect(saveMove(move, { version: '1', document: order('abc') }, calls)).rejects.toThrow('no')
})

const entry = <T>(id: string, version: string, document: T) => ({
  id,
  state: 'published' as const,
  version,
  document,
})

/** A menu on a server, what was sent to it, and the calls; `meet` is run before each write. */
function menuOn(pizza: ProductDocument, meet: (tries: number) => void = () => {}) {
  const salad = categoryDocument({ sizes: [{ id: 'n', name: 'normal', translations: {}, content: null }] })
  const menu = {
    order: {
      version: 'o1',
      document: {
        categories: [
          { id: 'pizza', products: ['a', 'b'] },
          { id: 'salad', products: ['x'] },
        ],
        combos: [],
        notices: [],
      } as MenuOrderDocument,
    },
    categories: [entry('pizza', '1', categoryDocument()), entry('salad', '1', salad)],
    products: [
      entry('a', 'a1', pizza),
      entry('b', 'b1', productDocument()),
      entry('x', 'x1', productDocument({ categoryId: 'salad' })),
    ],
  }
  const sent: WrittenDocument[][] = []
  let tries = 0
  const calls = {
    read: () => Promise.resolve(menu),
    async save(documents: WrittenDocument[]) {
      meet(++tries)
      sent.push(documents)
      return documents.map((written) => {
        const version = `${written.version}+`
        if (written.kind === 'menu-order' && written.document)
          menu.order = { version, document: written.document }
        if (written.kind === 'product' && written.document)
          menu.products = menu.products.with(
            menu.products.findIndex(({ id }) => id === written.id),
            entry(written.id, version, written.document),
          )
        return { version }
      })
    },
  }
  return { menu, sent, calls }
}

const changedMeanwhile = () =>
  new ApiError(409, 'conflict', 'changed', { drafts: [{ kind: 'product', id: 'a', name: 'A' }] })

const toSalad = { ids: ['a'], target: 'x', place: 'before', into: 'salad' } as const
const toPizza = { ids: ['a'], target: 'b', place: 'before', into: 'pizza' } as const

test('dishes are put into another category together with their place, with what somebody else has saved meanwhile', async () => {
  const { menu, sent, calls } = menuOn(productDocument(), (tries) => {
    if (tries > 1) return
    menu.products[0] = entry('a', 'a2', productDocument({ name: 'Theirs' }))
    throw changedMeanwhile()
  })
  await saveMoveInto(toSalad, new Map(), calls)
  expect(sent).toMatchObject([
    [
      { kind: 'product', id: 'a', version: 'a2', document: { name: 'Theirs', categoryId: 'salad' } },
      {
        kind: 'menu-order',
        version: 'o1',
        document: {
          categories: [
            { id: 'pizza', products: ['b'] },
            { id: 'salad', products: ['a', 'x'] },
          ],
        },
      },
    ],
  ])
})

describe('a dish that was put into a category with fewer sizes', () => {
  test('has all its prices again when it is put back', async () => {
    const { menu, calls } = menuOn(productDocument())
    const there = await saveMoveInto(toSalad, new Map(), calls)
    expect(menu.products[0]?.document.sizes).toHaveLength(1)
    await saveMoveInto(toPizza, new Map(there?.dishes.map(({ id, moved }) => [id, moved])), calls)
    expect(menu.products[0]?.document).toEqual(productDocument())
  })

  test('is as it was when the move is taken back, also in its place, with what was moved since', async () => {
    const { menu, calls } = menuOn(productDocument())
    const there = await saveMoveInto(toSalad, new Map(), calls)
    menu.order = {
      version: 'o9',
      document: { ...menu.order.document, categories: menu.order.document.categories.toReversed() },
    }
    if (there) await takeMoveBack(there, calls)
    expect(menu.products[0]?.document).toEqual(productDocument())
    expect(menu.order.document.categories).toEqual([
      { id: 'salad', products: ['x'] },
      { id: 'pizza', products: ['a', 'b'] },
    ])
  })

  test('stays where it is when somebody else has changed it since', async () => {
    const { menu, sent, calls } = menuOn(productDocument(), (tries) => {
      if (tries > 1) throw changedMeanwhile()
    })
    const there = await saveMoveInto(toSalad, new Map(), calls)
    if (there) await expect(takeMoveBack(there, calls)).rejects.toThrow('changed')
    expect([sent.length, menu.products[0]?.document.categoryId]).toEqual([1, 'salad'])
  })
})
