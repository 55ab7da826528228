import { describe, expect, test } from 'vitest'
import type { VariantDocument } from '#contract/menu.staff.ts'
import { productDocument, smallSet, variantDocument } from '../test/document-fixture.ts'
import { checkDocument } from './check-document.ts'
import { checkSet } from './check-set.ts'
import { withEdits } from './document-set.ts'
import { normalizeDocument } from './normalize-document.ts'
import { lostParts, usersOf } from './references.ts'

const set = smallSet()
const option = (id: string) => ({ ...variantDocument().options[0]!, id, name: id })
const garnish = (more: Partial<VariantDocument> = {}) =>
  variantDocument({ type: 'checkbox', options: [option('olives'), option('corn'), option('feta')], ...more })

describe('the counts of a choice', () => {
  test.each<[string, VariantDocument, string[]]>([
    ['of several', garnish({ least: 2, most: 3, free: 2, maxEach: 2 }), []],
    ['as many as there are', garnish({ least: 3, most: 6, free: 6, maxEach: 2 }), []],
    ['at least more than at most', garnish({ least: 3, most: 2 }), ['least']],
    ['at least more than there are', garnish({ least: 4, maxEach: 3 }), ['least']],
    ['at most more than there are', garnish({ most: 4 }), ['most']],
    ['more free than at most', garnish({ most: 2, free: 3 }), ['free']],
    ['more free than there are', garnish({ free: 4 }), ['free']],
    ['one option more often than all of them', garnish({ most: 2, maxEach: 3 }), ['maxEach']],
    [
      'of one option alone',
      garnish({ type: 'select', least: 2, most: 2, free: 1, maxEach: 2 }),
      ['least', 'most', 'maxEach', 'free'],
    ],
  ])('%s', (_, document, fields) => {
    expect(Object.keys(checkDocument(set, { kind: 'variant', id: 'garnish' }, document))).toEqual(fields)
  })

  test('have one form', () => {
    const form = (more: Partial<VariantDocument>) => {
      const { isRequired, least } = normalizeDocument('variant', garnish(more)) as VariantDocument
      return [isRequired, least]
    }
    expect(form({ isRequired: false, least: 2 })).toEqual([true, 2])
    expect(form({ isRequired: false, least: 1 })).toEqual([true, null])
    expect(form({ isRequired: true, least: 0 })).toEqual([false, null])
    expect(form({ isRequired: true, least: null })).toEqual([true, null])
  })
})

describe('a choice that depends on an option', () => {
  const asking = (...variants: string[]) =>
    withEdits(set, [
      { kind: 'variant', id: 'garnish', after: garnish({ dependsOn: 'thin' }) },
      { kind: 'product', id: 'margherita', after: productDocument({ variants }) },
    ])
  const fieldsOf = (given: typeof set, id: string, document: VariantDocument) =>
    Object.keys(checkDocument(given, { kind: 'variant', id }, document))

  test('is asked after it in every dish', () => {
    const dish = (...variants: string[]) =>
      checkDocument(asking(), { kind: 'product', id: 'margherita' }, productDocument({ variants }))
    expect(dish('dough', 'garnish')).toEqual({})
    expect(Object.keys(dish('garnish', 'dough'))).toEqual(['variants.0'])
    expect(Object.keys(dish('garnish'))).toEqual(['variants.0'])
    expect(fieldsOf(asking('garnish', 'dough'), 'garnish', garnish({ dependsOn: 'thin' }))).toEqual([
      'dependsOn',
    ])
    expect(checkSet(asking('garnish', 'dough')).map(({ id, fields }) => [id, fields])).toEqual([
      ['garnish', ['dependsOn']],
      ['margherita', ['variants.0']],
    ])
  })

  test('keeps the option from being removed', () => {
    const lost = lostParts({ kind: 'variant', id: 'dough' }, variantDocument(), null)
    expect(usersOf(asking('dough'), lost).map(({ id }) => id)).toEqual(['garnish', 'margherita'])
  })

  test('names an option that there is', () => {
    expect(fieldsOf(set, 'garnish', garnish({ dependsOn: 'none' }))).toEqual(['dependsOn'])
  })

  test.each([
    ['itself', 'garnish', garnish({ dependsOn: 'corn' })],
    ['one that depends on it', 'dough', variantDocument({ dependsOn: 'olives' })],
  ])('does not depend on %s', (_, id, document) => {
    expect(fieldsOf(asking(), id, document)).toEqual(['dependsOn'])
  })
})
