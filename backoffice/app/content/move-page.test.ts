import { expect, test } from 'vitest'
import type { DocumentState } from '#contract/documents.ts'
import { movePage } from './move-page.ts'
import { newPage } from './use-page-actions.ts'

const page = (id: string, position: number, state: DocumentState = 'published') => ({
  id,
  state,
  version: '1',
  document: { ...newPage(id, []), position },
})

/** The pages as they stand after the move, and how many were written for it. */
function after(
  pages: ReturnType<typeof page>[],
  move: [id: string, place: 'before' | 'after', other: string],
) {
  const changed = new Map(movePage(pages, ...move).map((one) => [one.id, one]))
  const list = pages.map((one) => changed.get(one.id) ?? one)
  const order = list.toSorted((a, b) => a.document.position - b.document.position).map(({ id }) => id)
  return [order.join(''), changed.size]
}

test('pages that share a position are moved past each other', () => {
  const equal = [page('a', 0), page('b', 0), page('c', 0)]
  expect(after(equal, ['a', 'after', 'b'])[0]).toBe('bac')
  expect(after(equal, ['c', 'before', 'b'])[0]).toBe('acb')
})

test('of pages with positions of their own only the two that change places are written', () => {
  expect(after([page('a', 3), page('b', 7), page('c', 9)], ['c', 'before', 'b'])).toEqual(['acb', 2])
})

test('a page that is to be removed is not written, which would restore it', () => {
  const pages = [page('a', 0), page('x', 1, 'deleted'), page('b', 2)]
  expect(movePage(pages, 'b', 'before', 'a').map(({ id }) => id)).toEqual(['a', 'b'])
})
