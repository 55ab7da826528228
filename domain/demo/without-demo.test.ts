import { describe, expect, test } from 'vitest'
import type { PageDocument } from '#contract/content.staff.ts'
import type { DocumentKind } from '#contract/document-kinds.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import { canonicalJson } from '../publishing/canonical-json.ts'
import { allDocuments, type DocumentSet } from '../publishing/document-set.ts'
import {
  areaDocument,
  branchDocument,
  categoryDocument,
  productDocument,
  smallSet,
} from '../test/document-fixture.ts'
import { pictureFixture } from '../test/picture-fixture.ts'
import { type Seeded, withoutDemo } from './without-demo.ts'

const page = (text: string): PageDocument => ({
  name: 'Impressum',
  text,
  translations: {},
  slug: 'imprint',
  isPopup: false,
  onHeader: false,
  onFooter: true,
  position: 0,
})
const setting = (value: string) => ({ value, media: {} })

const demo = smallSet({
  category: new Map([['pizza', categoryDocument({ poster: pictureFixture, gallery: [pictureFixture] })]]),
  page: new Map([['imprint', page('Feuer & Flora')]]),
  setting: new Map([
    ['SITE_TITLE', setting('Feuer & Flora')],
    ['IMPRINT', setting('imprint')],
    ['LOGO', { value: '', media: { poster: { data: pictureFixture } } }],
  ]),
  translation: new Map([['en', { texts: [{ source: 'Holzofen', text: 'Wood-fired' }] }]]),
  branch: new Map([['kreuzberg', branchDocument()]]),
  area: new Map([['kiez', areaDocument({ branchId: 'kreuzberg' })]]),
})

const keyOf = ({ kind, id }: DocumentRef) => `${kind}/${id}`
const versions = new Map(allDocuments(demo).map((one) => [keyOf(one), canonicalJson(one.document)]))
const seeded: Seeded = {
  has: (ref) => versions.has(keyOf(ref)),
  isUnchanged: (ref, document) => versions.get(keyOf(ref)) === canonicalJson(document),
  pictures: new Set([pictureFixture.id]),
  translated: new Set(['Holzofen']),
}

type Maps = {
  [Kind in DocumentKind]?: DocumentSet[Kind] extends ReadonlyMap<string, infer D> ? [string, D][] : never
}

/** The demo after some documents were written. */
const changed = (more: Maps): DocumentSet => ({
  ...demo,
  ...Object.fromEntries(
    Object.entries(more).map(([kind, entries]) => [
      kind,
      new Map<string, unknown>([...demo[kind as DocumentKind], ...entries]),
    ]),
  ),
})

const left = (published: DocumentSet, drafted = published, drafts: DocumentRef[] = []) => {
  const result = withoutDemo({ published, drafted }, drafts, seeded)
  return {
    ...result,
    ids: allDocuments(result.published)
      .map(keyOf)
      .filter((key) => key !== 'menu-order/menu'),
  }
}

const soup = productDocument({ name: 'Suppe', categoryId: 'soups', sizes: [] })
const soups = categoryDocument({ name: 'Suppen', sizes: [] })

describe('what is left when the demo goes', () => {
  test('of a shop that is nothing but the demo nothing is left', () => {
    expect(allDocuments(left(demo).published)).toEqual([])
  })

  test('a dish of the demo goes also when it was changed, an own one stays', () => {
    const dearer = productDocument({ name: 'Margherita speciale' })
    const set = changed({
      product: [
        ['margherita', dearer],
        ['soup', soup],
      ],
      category: [['soups', soups]],
    })
    expect(left(set).ids).toEqual(['category/soups', 'product/soup'])
  })

  test('an own dish keeps what it needs of the demo, which loses its pictures', () => {
    const own = productDocument({ name: 'Pizza Luigi', variants: ['dough'], poster: pictureFixture })
    const { ids, published } = left(changed({ product: [['luigi', own]] }))
    expect(ids).toEqual(['category/pizza', 'variant/dough', 'product/luigi'])
    expect(published.category.get('pizza')).toMatchObject({ poster: null, gallery: [] })
    expect(published.product.get('luigi')?.poster).toBeNull()
    expect(published['menu-order'].get('menu')).toEqual({
      categories: [{ id: 'pizza', products: ['luigi'] }],
      combos: [],
      notices: [],
    })
  })

  test('an own area keeps the branch of the demo that it belongs to', () => {
    const set = changed({ area: [['wedding', areaDocument({ branchId: 'kreuzberg' })]] })
    expect(left(set).ids).toEqual(['branch/kreuzberg', 'area/wedding'])
  })

  test('settings and pages that read otherwise than in the demo stay, and a rewritten page stays named', () => {
    const set = changed({
      setting: [['SITE_TITLE', setting('Da Luigi')]],
      page: [['imprint', page('Luigi')]],
    })
    expect(left(set).ids).toEqual(['page/imprint', 'setting/SITE_TITLE', 'setting/IMPRINT'])
  })

  test('of the translations those of the demo go', () => {
    const own = { source: 'Ofen', text: 'Oven' }
    const set = changed({
      translation: [['en', { texts: [{ source: 'Holzofen', text: 'Stone oven' }, own] }]],
    })
    expect(left(set).published.translation.get('en')).toEqual({ texts: [own] })
  })
})

describe('what is left of drafts', () => {
  const draftsOf = (drafted: DocumentSet, ref: DocumentRef) => left(demo, drafted, [ref]).drafts[0]?.after

  test('a changed dish of the demo is no draft any more, and neither is its deletion', () => {
    const ref = { kind: 'product', id: 'margherita' } as const
    expect(
      draftsOf(changed({ product: [['margherita', productDocument({ name: 'M' })]] }), ref),
    ).toBeUndefined()
    expect(draftsOf({ ...demo, product: new Map() }, ref)).toBeUndefined()
  })

  test('an own draft stays without pictures of the demo, and what it needs stays published', () => {
    const ref = { kind: 'product', id: 'luigi' } as const
    const own = productDocument({ name: 'Pizza Luigi', poster: pictureFixture })
    const drafted = changed({ product: [['luigi', own]] })
    expect(draftsOf(drafted, ref)).toEqual({ ...own, poster: null })
    expect(left(demo, drafted, [ref]).ids).toEqual(['category/pizza'])
  })

  test('a drafted name stays a draft while the name of the demo goes', () => {
    const ref = { kind: 'setting', id: 'SITE_TITLE' } as const
    const drafted = changed({ setting: [['SITE_TITLE', setting('Da Luigi')]] })
    expect(draftsOf(drafted, ref)).toEqual(setting('Da Luigi'))
    expect(left(demo, drafted, [ref]).ids).toEqual([])
  })
})
