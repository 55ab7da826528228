import { z } from 'zod'
import { AvailabilityRule } from './availability.ts'
import { DocumentId, documentEndpoints, Slug, translationsOf } from './documents.ts'
import { Content, Tag, VatClass } from './menu.ts'
import { Line, Price, Text } from './primitives.ts'
import { StoredPicture } from './stored-picture.ts'

const Name = Line(120)
const Named = Name.min(1)
const Description = Text(2_000)
const NAME = { name: Name }
const NAME_AND_DESCRIPTION = { name: Name, description: Description }

const MAX_ENTRIES = 60
const MAX_ROWS = 1_000
const ids = (max = MAX_ENTRIES) => z.array(DocumentId).max(max)

const Poster = StoredPicture.nullable()

/** Allergens and additives by their ids. */
const notices = { allergens: ids(), additives: ids() }

/** When and how something can be had: by any one of the rules; without any, always. */
const limited = { availability: z.array(AvailabilityRule).max(6).default([]) }

const SizeOfCategory = z.object({
  id: DocumentId,
  name: Named,
  translations: translationsOf(NAME),
  /** What a prepacked size holds, for the unit price. */
  content: Content.nullable(),
})

/** A category with the sizes its products are sold in; the first size is the default. */
export const CategoryDocument = z
  .object({
    name: Named,
    description: Description,
    translations: translationsOf(NAME_AND_DESCRIPTION),
    slug: Slug,
    sizes: z.array(SizeOfCategory).min(1).max(20),
    poster: Poster,
    gallery: z.array(StoredPicture).max(8),
    ...limited,
  })
  .meta({ id: 'CategoryDocument' })
export type CategoryDocument = z.output<typeof CategoryDocument>

/** A dish or drink. What is sold out is no part of it: that acts at once. */
export const ProductDocument = z
  .object({
    name: Named,
    description: Description,
    foodInfo: Description,
    translations: translationsOf({ ...NAME_AND_DESCRIPTION, foodInfo: Description }),
    slug: Slug,
    categoryId: DocumentId,
    vatClass: VatClass,
    minAge: z.literal([16, 18]).nullable(),
    tags: z.array(Tag).max(Tag.options.length),
    /** Nobody has said yet what is in it: an empty list of allergens does not mean none (ux.md R-F1). */
    allergensUnknown: z.boolean(),
    ...notices,
    /** The sizes of its category in which it is sold. */
    sizes: z.array(z.object({ sizeId: DocumentId, price: Price, deposit: Price })).max(20),
    /** In the order in which a guest is asked. */
    variants: ids(),
    extras: ids(),
    poster: Poster,
    ...limited,
  })
  .meta({ id: 'ProductDocument' })
export type ProductDocument = z.output<typeof ProductDocument>

const SlotOfCombo = z.object({
  id: DocumentId,
  name: Named,
  translations: translationsOf(NAME),
  sizeId: DocumentId,
  products: ids(200).min(1),
})

/** Several products at one price. One that is not listed is reached through an option alone. */
export const ComboDocument = z
  .object({
    name: Named,
    description: Description,
    translations: translationsOf(NAME_AND_DESCRIPTION),
    slug: Slug,
    price: Price,
    discount: z.int().min(0).max(100),
    isListed: z.boolean(),
    slots: z.array(SlotOfCombo).min(1).max(20),
    poster: Poster,
    ...limited,
  })
  .meta({ id: 'ComboDocument' })
export type ComboDocument = z.output<typeof ComboDocument>

const OptionOfVariant = z.object({
  id: DocumentId,
  name: Named,
  translations: translationsOf(NAME),
  price: Price,
  /** The combo whose slots are filled when this option is chosen. */
  comboId: DocumentId.nullable(),
  ...notices,
})

/** How many options of a question can be counted. */
const MAX_COUNT = 60

/** A question about products with its options. */
export const VariantDocument = z
  .object({
    name: Named,
    translations: translationsOf(NAME),
    /** One option, or several of them. */
    type: z.enum(['select', 'checkbox']),
    isRequired: z.boolean(),
    /** Of several at least so many; null is one if it is required, else none. */
    least: z.int().min(0).max(MAX_COUNT).nullable().default(null),
    /** Of several at most so many; null is all of them. */
    most: z.int().min(1).max(MAX_COUNT).nullable().default(null),
    /** So many of the chosen options cost nothing: always the dearest. */
    free: z.int().min(0).max(MAX_COUNT).default(0),
    /** How often each option may be chosen. */
    maxEach: z.int().min(1).max(MAX_COUNT).default(1),
    /** The option of an earlier question without which this one is not asked. */
    dependsOn: DocumentId.nullable().default(null),
    options: z.array(OptionOfVariant).min(1).max(MAX_ENTRIES),
  })
  .meta({ id: 'VariantDocument' })
export type VariantDocument = z.output<typeof VariantDocument>

/** An addition to products; it is offered in the sizes that have a price. */
export const ExtraDocument = z
  .object({
    name: Named,
    translations: translationsOf(NAME),
    prices: z.array(z.object({ sizeId: DocumentId, price: Price })).max(400),
    ...notices,
  })
  .meta({ id: 'ExtraDocument' })
export type ExtraDocument = z.output<typeof ExtraDocument>

/** An allergen or an additive with its code on the menu. */
export const NoticeDocument = z
  .object({
    kind: z.enum(['allergen', 'additive']),
    code: Line(8).min(1),
    name: Named,
    description: Description,
    translations: translationsOf(NAME_AND_DESCRIPTION),
  })
  .meta({ id: 'NoticeDocument' })
export type NoticeDocument = z.output<typeof NoticeDocument>

/** The order of the menu; there is one such document, `menu`. What is not named stands at the end. */
export const MenuOrderDocument = z
  .object({
    categories: z.array(z.object({ id: DocumentId, products: ids(MAX_ROWS) })).max(200),
    combos: ids(MAX_ROWS),
    notices: ids(200),
  })
  .meta({ id: 'MenuOrderDocument' })
export type MenuOrderDocument = z.output<typeof MenuOrderDocument>

const permission = 'menu.write'

export const { listCategoryDocuments, getCategoryDocument, saveCategoryDocument, removeCategoryDocument } =
  documentEndpoints({
    name: 'Category',
    path: 'categories',
    schema: CategoryDocument,
    permission,
    what: 'categories',
  })

export const { listProductDocuments, getProductDocument, saveProductDocument, removeProductDocument } =
  documentEndpoints({
    name: 'Product',
    path: 'products',
    schema: ProductDocument,
    permission,
    what: 'dishes',
  })

export const { listComboDocuments, getComboDocument, saveComboDocument, removeComboDocument } =
  documentEndpoints({ name: 'Combo', path: 'combos', schema: ComboDocument, permission, what: 'combos' })

export const { listVariantDocuments, getVariantDocument, saveVariantDocument, removeVariantDocument } =
  documentEndpoints({
    name: 'Variant',
    path: 'variants',
    schema: VariantDocument,
    permission,
    what: 'variants',
  })

export const { listExtraDocuments, getExtraDocument, saveExtraDocument, removeExtraDocument } =
  documentEndpoints({ name: 'Extra', path: 'extras', schema: ExtraDocument, permission, what: 'extras' })

export const { listNoticeDocuments, getNoticeDocument, saveNoticeDocument, removeNoticeDocument } =
  documentEndpoints({
    name: 'Notice',
    path: 'notices',
    schema: NoticeDocument,
    permission,
    what: 'allergens and additives',
  })

export const { getMenuOrderDocument, saveMenuOrderDocument } = documentEndpoints({
  name: 'MenuOrder',
  path: 'menu-order',
  schema: MenuOrderDocument,
  permission,
  what: 'orders of the menu',
})
