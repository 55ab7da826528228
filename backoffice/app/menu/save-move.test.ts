import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import type { WrittenDocument } from '#contract/menu-drafts.ts'
import type { MenuOrderDocument } from '#contract/menu.staff.ts'
import { categoryDocument, productDocument } from '#domain/test/document-fixture.ts'
import type { EntryOf } from '../documents/document-calls.ts'
import { saveMove, saveMoveInto } from './save-move.ts'

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

test('dishes are put into another category together with their place, with what somebody else has saved meanwhile', async () => {
  const entry = <T>(id: string, version: string, document: T) => ({
    id,
    state: 'published' as const,
    version,
    document,
  })
  const menu = {
    order: {
      version: 'o1',
      document: {
        categories: [
          { id: 'pizza', products: ['a'] },
          { id: 'pasta', products: ['x'] },
        ],
        combos: [],
        notices: [],
      },
    },
    categories: [entry('pizza', '1', categoryDocument()), entry('pasta', '1', categoryDocument())],
    products: [entry('a', 'a1', productDocument()), entry('x', 'x1', productDocument())],
  }
  let sent: WrittenDocument[] = []
  let tries = 0
  await saveMoveInto(
    { ids: ['a'], target: 'x', place: 'before', into: 'pasta' },
    {
      read: () => Promise.resolve(menu),
      save(documents) {
        if (tries++ === 0) {
          menu.products[0] = entry('a', 'a2', productDocument({ name: 'Theirs' }))
          return Promise.reject(
            new ApiError(409, 'conflict', 'changed', { drafts: [{ kind: 'product', id: 'a', name: 'A' }] }),
          )
        }
        sent = documents
        return Promise.resolve()
      },
    },
  )
  expect(sent).toMatchObject([
    { kind: 'product', id: 'a', version: 'a2', document: { name: 'Theirs', categoryId: 'pasta' } },
    {
      kind: 'menu-order',
      version: 'o1',
      document: {
        categories: [
          { id: 'pizza', products: [] },
          { id: 'pasta', products: ['a', 'x'] },
        ],
      },
    },
  ])
})
