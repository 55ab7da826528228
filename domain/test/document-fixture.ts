import type { PageDocument } from '#contract/content.staff.ts'
import type { BranchDocument } from '#contract/branches.staff.ts'
import type { AreaDocument } from '#contract/delivery.staff.ts'
import type {
  CategoryDocument,
  ComboDocument,
  ExtraDocument,
  NoticeDocument,
  ProductDocument,
  VariantDocument,
} from '#contract/menu.staff.ts'
import { cents } from '../money.ts'
import type { DocumentSet } from '../publishing/document-set.ts'
import { wholeSet } from '../publishing/menu-order.ts'

const none = { translations: {}, allergens: [], additives: [] }

export const categoryDocument = (more: Partial<CategoryDocument> = {}): CategoryDocument => ({
  name: 'Pizza',
  description: '',
  translations: {},
  slug: 'pizza',
  sizes: [
    { id: 'small', name: 'klein', translations: {}, content: null },
    { id: 'large', name: 'groß', translations: {}, content: null },
  ],
  poster: null,
  gallery: [],
  availability: [],
  ...more,
})

export const productDocument = (more: Partial<ProductDocument> = {}): ProductDocument => ({
  ...none,
  name: 'Margherita',
  description: 'Tomate, Mozzarella',
  foodInfo: '',
  slug: 'margherita',
  categoryId: 'pizza',
  vatClass: 'food',
  minAge: null,
  tags: [],
  allergensUnknown: false,
  sizes: [
    { sizeId: 'large', price: cents(1690), deposit: cents(0) },
    { sizeId: 'small', price: cents(990), deposit: cents(0) },
  ],
  variants: [],
  extras: [],
  poster: null,
  availability: [],
  ...more,
})

export const comboDocument = (more: Partial<ComboDocument> = {}): ComboDocument => ({
  name: 'Mittagspause',
  description: '',
  translations: {},
  slug: 'mittagspause',
  price: cents(1200),
  discount: 0,
  isListed: true,
  slots: [{ id: 'main', name: 'Pizza', translations: {}, sizeId: 'small', products: ['margherita'] }],
  poster: null,
  availability: [],
  ...more,
})

export const variantDocument = (more: Partial<VariantDocument> = {}): VariantDocument => ({
  name: 'Teig',
  translations: {},
  type: 'select',
  isRequired: true,
  least: null,
  most: null,
  free: 0,
  maxEach: 1,
  dependsOn: null,
  options: [{ ...none, id: 'thin', name: 'dünn', price: cents(0), comboId: null }],
  ...more,
})

export const extraDocument = (more: Partial<ExtraDocument> = {}): ExtraDocument => ({
  ...none,
  name: 'Käse',
  prices: [{ sizeId: 'small', price: cents(100) }],
  ...more,
})

export const noticeDocument = (more: Partial<NoticeDocument> = {}): NoticeDocument => ({
  kind: 'allergen',
  code: 'A',
  name: 'Gluten',
  description: '',
  translations: {},
  ...more,
})

export const areaDocument = (more: Partial<AreaDocument> = {}): AreaDocument => ({
  name: 'Schillerkiez',
  zipcodes: ['12049'],
  shape: null,
  radius: null,
  minimumOrder: cents(1200),
  deliveryPrice: cents(150),
  freeDeliveryThreshold: cents(2500),
  feeSteps: [],
  branchId: null,
  position: 9_999,
  ...more,
})

/** One document of every kind of the menu, that refer to each other. */
export const smallSet = (more: Partial<DocumentSet> = {}): DocumentSet =>
  wholeSet({
    notice: new Map([['gluten', noticeDocument()]]),
    category: new Map([['pizza', categoryDocument()]]),
    extra: new Map([['cheese', extraDocument({ allergens: ['gluten'] })]]),
    variant: new Map([['dough', variantDocument()]]),
    product: new Map([
      ['margherita', productDocument({ variants: ['dough'], extras: ['cheese'], allergens: ['gluten'] })],
    ]),
    combo: new Map([['lunch', comboDocument()]]),
    ...more,
  })

export const branchDocument = (more: Partial<BranchDocument> = {}): BranchDocument => ({
  name: 'Mitte',
  slug: 'mitte',
  position: 0,
  settings: {},
  withoutProducts: [],
  withoutCombos: [],
  prices: [],
  ...more,
})

export const pageDocument = (more: Partial<PageDocument> = {}): PageDocument => ({
  name: 'Impressum',
  text: '<p>Wir</p>',
  translations: {},
  slug: 'legal',
  isPopup: false,
  onHeader: false,
  onFooter: true,
  position: 0,
  ...more,
})
