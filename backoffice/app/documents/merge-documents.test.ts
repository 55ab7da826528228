import { expect, test } from 'vitest'
import { emptyHours } from '#domain/hours/hours-document.ts'
import { cents } from '#domain/money.ts'
import { productDocument } from '#domain/test/document-fixture.ts'
import { decidedDocument, differingKeys, mergeDocuments, type Side, takeKeys } from './merge-documents.ts'

const base = productDocument({ translations: { en: { name: 'Margherita' } } })

test('what only one of two people has changed is kept from each', () => {
  const mine = { ...base, name: 'Margherita Classica', translations: { en: { name: 'Classic' } } }
  const theirs = {
    ...base,
    tags: ['vegan' as const],
    translations: { ...base.translations, tr: { name: 'Klasik' } },
  }
  expect(mergeDocuments(base, mine, theirs)).toEqual({
    merged: {
      ...theirs,
      name: 'Margherita Classica',
      translations: { en: { name: 'Classic' }, tr: { name: 'Klasik' } },
    },
    undecided: [],
  })
})

test('what both have changed differently is to be decided and holds mine until then', () => {
  const sizes = (price: number) => [{ sizeId: 'small', price: cents(price), deposit: cents(0) }]
  const mine = { ...base, sizes: sizes(1100), description: 'neu' }
  const theirs = { ...base, sizes: sizes(1200), description: 'neu' }
  const { merged, undecided } = mergeDocuments(base, mine, theirs)
  expect(undecided).toEqual(['sizes'])
  expect(merged.sizes).toEqual(mine.sizes)
})

test('of hours each day goes together by itself, also of a way that one of them has removed', () => {
  const evening = [{ start: '17:00', end: '22:00' }]
  const hours = { ...emptyHours(), ways: { delivery: { Friday: evening }, takeaway: { Sunday: evening } } }
  const mine = { week: { ...hours.week, Monday: evening }, ways: { takeaway: { Sunday: evening } } }
  const theirs = {
    week: { ...hours.week, Tuesday: evening },
    ways: { ...hours.ways, takeaway: { Sunday: [] } },
  }
  expect(mergeDocuments(hours, mine, theirs)).toEqual({
    merged: {
      week: { ...hours.week, Monday: evening, Tuesday: evening },
      ways: { delivery: {}, takeaway: { Sunday: [] } },
    },
    undecided: [],
  })
})

test('each key can be taken from either side, also a text that one of them has removed', () => {
  const mine = { ...base, translations: {} }
  const theirs = { ...base, name: 'Anders' }
  expect(differingKeys(mine, theirs).toSorted()).toEqual(['name', 'translations.en.name'])
  expect(takeKeys(theirs, mine, ['translations.en.name'])).toEqual({ ...theirs, translations: { en: {} } })
  expect(takeKeys(theirs, mine, ['name'])).toEqual({ ...theirs, name: 'Margherita' })
})

test.each<[[string, Side][], string | undefined]>([
  [[], undefined],
  [[['name', 'mine']], undefined],
  [
    [
      ['name', 'mine'],
      ['description', 'theirs'],
    ],
    'meins, ihr Text',
  ],
  [
    [
      ['name', 'theirs'],
      ['description', 'mine'],
    ],
    'ihrs, mein Text',
  ],
])('decided with %j, the document holds %j', (sides, held) => {
  const merged = { ...base, name: 'meins', description: 'mein Text' }
  const theirs = { ...base, name: 'ihrs', description: 'ihr Text' }
  const decided = decidedDocument({ merged, theirs, undecided: ['name', 'description'] }, new Map(sides))
  expect(decided && `${decided.name}, ${decided.description}`).toBe(held)
})
