import { z } from 'zod'
import type { Availability } from '#contract/availability.ts'
import {
  type Category,
  type Combo,
  Content,
  type Notice,
  type Option,
  type Product,
  type Size,
  type Slot,
  Tag,
  type Variant,
} from '#contract/menu.ts'
import { Picture } from '#contract/media.ts'
import { MAX_MENU_DEPTH } from '#domain/limits.ts'
import { discountPrice, singlePrice } from '#domain/menu/combo.ts'
import { answerable, nothingLeft, type SoldOutMarks } from '#domain/menu/sold-out.ts'
import { cents } from '#domain/money.ts'
import { shortText } from '#domain/text/short-text.ts'
import { jsonColumn } from '../db/json-column.ts'
import { groupBy, type MenuRows } from './menu.rows.ts'
import { noImage } from './no-image.ts'
import { readRules } from './read-rules.ts'

const readPoster = {
  categories: jsonColumn('categories.poster_json', Picture),
  products: jsonColumn('products.poster_json', Picture),
  combos: jsonColumn('combos.poster_json', Picture),
}
const readGallery = jsonColumn('categories.gallery_json', z.array(Picture))
const readContent = jsonColumn('sizes.content_json', Content)
const readTags = jsonColumn('products.tags_json', z.array(Tag))

/** The whole menu in one language, for display and for the rules. */
export type Menu = {
  categories: Category[]
  productsByCategory: ReadonlyMap<string, Product[]>
  products: ReadonlyMap<string, Product>
  /** The combos that are sold separately; `combos` also contains those that only an option opens. */
  listedCombos: ReadonlyMap<string, Combo>
  combos: ReadonlyMap<string, Combo>
}

/**
 * Joins the rows of the menu. Child menus are followed as deep as the rules let a guest choose, and every part is built
 * once per depth, so that a cycle in the data cannot hang the server. `soldOut` is what is sold out besides the rows.
 */
export function buildMenu(rows: MenuRows, soldOut: SoldOutMarks): Menu {
  const build = createBuilder(rows, soldOut)
  const products = rows.products
    .map((row) => build.product(row.id, 0))
    .filter((product) => product !== undefined)
  const combos = rows.combos.map((row) => build.combo(row.id, 0))
  const listed = new Set(rows.combos.filter((row) => row.is_listed === 1).map((row) => row.id))
  const productsByCategory = Map.groupBy(products, (product) => product.categoryId)
  return {
    categories: rows.categories.map((row) => ({
      id: row.id,
      slug: row.slug,
      name: row.name,
      description: row.description,
      productCount: productsByCategory.get(row.id)?.length ?? 0,
      ...pictured('categories', row),
      gallery: { data: readGallery(row.gallery_json) },
      ...limited(readRules.categories(row.availability_json)),
    })),
    productsByCategory,
    products: byId(products),
    listedCombos: byId(combos.filter((combo) => listed.has(combo.id))),
    combos: byId(combos),
  }
}

const byId = <T extends { id: string }>(all: T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]))

function createBuilder(rows: MenuRows, soldOut: SoldOutMarks) {
  const categoryById = new Map(rows.categories.map((row) => [row.id, row]))
  const sizeById = new Map(rows.sizes.map((row) => [row.id, row]))
  const productById = new Map(rows.products.map((row) => [row.id, row]))
  const comboById = new Map(rows.combos.map((row) => [row.id, row]))
  const variantById = new Map(rows.variants.map((row) => [row.id, row]))
  const extraById = new Map(rows.extras.map((row) => [row.id, row]))
  const noticeById = new Map(rows.notices.map((row) => [row.id, row]))
  const sizesOf = groupBy(rows.productSizes, 'product_id')
  const variantsOf = groupBy(rows.productVariants, 'product_id')
  const optionsOf = groupBy(rows.options, 'variant_id')
  const optionById = new Map(rows.options.map((row) => [row.id, row]))
  const conditionOf = new Map(rows.variantConditions.map((row) => [row.variant_id, row.option_id]))
  const extrasOf = groupBy(rows.productExtras, 'product_id')
  const pricesOf = groupBy(rows.extraPrices, 'extra_id')
  const slotsOf = groupBy(rows.comboSlots, 'combo_id')
  const productsOf = groupBy(rows.slotProducts, 'slot_id')
  const productNotices = groupBy(rows.productNotices, 'product_id')
  const extraNotices = groupBy(rows.extraNotices, 'extra_id')
  const optionNotices = groupBy(rows.optionNotices, 'option_id')

  const notices = (kind: 'allergen' | 'additive', links: { notice_id: string }[] | undefined): Notice[] =>
    (links ?? [])
      .map((link) => noticeById.get(link.notice_id)!)
      .filter((row) => row.kind === kind)
      .toSorted((a, b) => a.position - b.position)
      .map(({ id, code, name, description }) => ({ id, code, name, description }))
  const both = (links: { notice_id: string }[] | undefined) => ({
    allergens: notices('allergen', links),
    additives: notices('additive', links),
  })
  const category = (id: string) => ({ id, name: categoryById.get(id)!.name })

  function sizes(productId: string): Size[] {
    const sold = (sizesOf.get(productId) ?? [])
      .map((row) => ({ row, size: sizeById.get(row.size_id)! }))
      // A price without the price per litre or kilogram is not shown where the law asks for it.
      .filter(({ size }) => !('content_json' in (size.unreadable ?? {})))
      .toSorted((a, b) => a.size.position - b.size.position)
    return sold.map(({ row, size }) => ({
      id: size.id,
      // spec 3: a single size has its name blanked
      name: sold.length === 1 ? '' : size.name,
      price: cents(row.price_cents),
      category: category(size.category_id),
      ...(size.content_json ? { content: readContent(size.content_json) } : {}),
      ...(row.deposit_cents > 0 ? { deposit: cents(row.deposit_cents) } : {}),
      ...(soldOut.sizes.has(`${productId} ${size.id}`) ? { soldOut: true } : {}),
    }))
  }

  function option(row: MenuRows['options'][number], depth: number): Option | undefined {
    if (row.child_combo_id && depth >= MAX_MENU_DEPTH) return undefined
    const menu = row.child_combo_id ? combo(row.child_combo_id, depth + 1) : undefined
    return {
      id: row.id,
      name: row.name,
      price: cents(row.price_cents),
      hasChild: menu !== undefined,
      ...(menu ? { menu } : {}),
      ...(soldOut.options.has(row.id) || menu?.soldOut ? { soldOut: true } : {}),
      ...both(optionNotices.get(row.id)),
    }
  }

  function variant(row: MenuRows['variants'][number], depth: number): Variant {
    const condition = conditionOf.get(row.id)
    const isRequired = row.is_required === 1
    return {
      id: row.id,
      name: row.name,
      type: row.type,
      // A client that knows no conditions must not take it for required always.
      required: isRequired && condition === undefined,
      ...((row.min_options ?? 0) > 0 || (condition !== undefined && isRequired)
        ? { min: row.min_options ?? 1 }
        : {}),
      ...(row.max_options === null ? {} : { max: row.max_options }),
      ...(row.free_options > 0 ? { free: row.free_options } : {}),
      ...(row.max_each > 1 ? { maxEach: row.max_each } : {}),
      ...(condition === undefined
        ? {}
        : { dependsOn: { variantId: optionById.get(condition)?.variant_id ?? '', optionId: condition } }),
      options: (optionsOf.get(row.id) ?? [])
        .map((optionRow) => option(optionRow, depth))
        .filter((one) => one !== undefined),
    }
  }

  const variantsOfProduct = (productId: string, depth: number): Variant[] =>
    answerable(
      (variantsOf.get(productId) ?? [])
        .map((link) => variant(variantById.get(link.variant_id)!, depth))
        .filter(({ options }) => options.length > 0),
    )

  const product = oncePerDepth((id, depth): Product | undefined => {
    const row = productById.get(id)!
    const sold = sizes(id)
    if (sold.length === 0) return undefined
    const variants = variantsOfProduct(id, depth)
    return {
      id: row.id,
      slug: row.slug,
      categoryId: row.category_id,
      name: row.name,
      description: row.description,
      shortDescription: shortText(row.description),
      hasPoster: row.poster_json !== null,
      ...pictured('products', row),
      sizes: sold,
      vatClass: row.vat_class,
      ...(row.min_age === null ? {} : { minAge: row.min_age }),
      tags: readTags(row.tags_json),
      soldOut: row.is_sold_out === 1 || soldOut.products.has(id) || nothingLeft({ sizes: sold, variants }),
      ...(row.allergens_unknown === 1 ? { allergensUnknown: true } : {}),
      ...(row.food_info ? { foodInfo: row.food_info } : {}),
      variants,
      extras: (extrasOf.get(id) ?? [])
        .map((link) => extraById.get(link.extra_id)!)
        .map((extra) => ({
          id: extra.id,
          name: extra.name,
          prices: (pricesOf.get(extra.id) ?? []).map((price) => ({
            sizeId: price.size_id,
            price: cents(price.price_cents),
          })),
          ...both(extraNotices.get(extra.id)),
        })),
      ...both(productNotices.get(id)),
      ...limited(
        readRules.products(row.availability_json),
        readRules.categories(categoryById.get(row.category_id)!.availability_json),
      ),
    }
  })

  const combo = oncePerDepth((id, depth): Combo => {
    const row = comboById.get(id)!
    const items: Slot[] = (slotsOf.get(id) ?? []).map((slot) => {
      const size = sizeById.get(slot.size_id)!
      return {
        id: slot.id,
        name: slot.name,
        size: { id: size.id, name: size.name, category: category(size.category_id) },
        products: (productsOf.get(slot.id) ?? [])
          .map((link) => product(link.product_id, depth))
          .filter((one) => one !== undefined && one.sizes.some((offered) => offered.id === size.id))
          .map((one) => one!),
      }
    })
    const price = cents(row.price_cents)
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      description: row.description,
      price,
      discount: row.discount_percent,
      discountPrice: discountPrice(price, row.discount_percent),
      singlePrice: singlePrice({ items }),
      items,
      ...pictured('combos', row),
      hasPoster: row.poster_json !== null,
      soldOut:
        row.is_sold_out === 1 ||
        soldOut.combos.has(id) ||
        items.some((slot) => slot.products.every((one) => isSlotSoldOut(one, slot))),
      ...limited(readRules.combos(row.availability_json)),
    }
  })

  return { product, combo }
}

/** `depth` is the number of child menus around the part, as the rules count it. */
function oncePerDepth<T>(build: (id: string, depth: number) => T): (id: string, depth: number) => T {
  const known = new Map<string, T>()
  return (id, depth) => {
    const key = `${depth}:${id}`
    const built = known.has(key) ? known.get(key)! : build(id, depth)
    known.set(key, built)
    return built
  }
}

/** The lists of rules that limit something; nothing when none does. */
function limited(...lists: Availability): { availability?: Availability } {
  const availability = lists.filter((rules) => rules.length > 0)
  return availability.length > 0 ? { availability } : {}
}

/** Whether a slot cannot serve a dish: it is sold out, or the size of the slot is. */
const isSlotSoldOut = (product: Product, { size }: Pick<Slot, 'size'>): boolean =>
  product.soldOut || product.sizes.some((one) => one.id === size.id && one.soldOut === true)

/** The poster of a row, and the media holder it stands in. */
function pictured(
  table: keyof typeof readPoster,
  { poster_json }: { poster_json: string | null },
): Pick<Category, 'poster' | 'media'> {
  if (poster_json === null) return { poster: { data: noImage }, media: {} }
  const poster = { data: readPoster[table](poster_json) }
  return { poster, media: { poster } }
}
