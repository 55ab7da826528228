import { expect, test } from 'vitest'
import { categoryDocument, noticeDocument, productDocument } from '#domain/test/document-fixture.ts'
import { columnsOf, hasNotice, matrixGroups, toggleNotice } from './allergen-rows.ts'

const entry = <T>(id: string, document: T, state: 'published' | 'deleted' = 'published') => ({
  id,
  state,
  version: '1',
  document,
})
const milk = { id: 'milk', code: 'G', name: 'Milch', kind: 'allergen' } as const

test('the columns are of one kind, in the order of their codes, without what is to be deleted', () => {
  const notices = [
    entry('b', noticeDocument({ code: 'B' })),
    entry('a1', noticeDocument({ code: 'A1' })),
    entry('a', noticeDocument({ code: 'A' })),
    entry('c', noticeDocument({ code: 'C' }), 'deleted'),
    entry('1', noticeDocument({ kind: 'additive', code: '1' })),
  ]
  expect(columnsOf(notices, 'allergen').map(({ id }) => id)).toEqual(['a', 'a1', 'b'])
  expect(columnsOf(notices, 'additive').map(({ id }) => id)).toEqual(['1'])
})

test('categories count their undecided dishes, and those without a dish are left out', () => {
  const unknown = productDocument({ allergensUnknown: true })
  const groups = matrixGroups({
    categories: [
      {
        entry: entry('pizza', categoryDocument()),
        products: [entry('a', productDocument()), entry('b', unknown), entry('c', unknown, 'deleted')],
      },
      { entry: entry('pasta', categoryDocument()), products: [entry('d', unknown, 'deleted')] },
    ],
    combos: [],
  })
  expect(groups).toMatchObject([{ id: 'pizza', dishes: [{ id: 'a' }, { id: 'b' }], open: 1 }])
})

test('R-F1 a tick says what is in a dish and not that nothing else is: it stays undecided', () => {
  const dish = productDocument({ allergensUnknown: true, allergens: ['egg'] })
  const ticked = toggleNotice(dish, milk)
  expect(ticked).toEqual({ ...dish, allergens: ['egg', 'milk'] })
  expect([hasNotice(dish, milk), hasNotice(ticked, milk)]).toEqual([false, true])
  expect(toggleNotice(ticked, milk)).toEqual(dish)
})
