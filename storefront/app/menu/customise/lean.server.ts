import type { Picture } from '#contract/media.ts'
import type { Combo, Extra, Notice, Option, Product, Slot, Variant } from '#contract/menu.ts'

/** A product without what the form never reads; extras that have no price in any of its sizes fall away. */
export function leanProduct(product: Product): Product {
  const sizeIds = new Set(product.sizes.map((size) => size.id))
  return {
    ...product,
    shortDescription: '',
    sizes: product.sizes.map((size) => ({ ...size, category: { id: '', name: '' } })),
    poster: { data: leanPicture(product.poster.data) },
    variants: product.variants.map(leanVariant),
    extras: product.extras
      .map((extra) => leanExtra(extra, sizeIds))
      .filter((extra) => extra.prices.length > 0),
    allergens: product.allergens.map(leanNotice),
    additives: product.additives.map(leanNotice),
    media: {},
  }
}

export function leanCombo(combo: Combo): Combo {
  return {
    ...combo,
    poster: { data: leanPicture(combo.poster.data) },
    items: combo.items.map(leanSlot),
    media: {},
  }
}

/** The products of a slot are served in one size and shown as small squares. */
function leanSlot(slot: Slot): Slot {
  return {
    ...slot,
    products: slot.products.map((product) => ({
      ...leanProduct({ ...product, sizes: product.sizes.filter((size) => size.id === slot.size.id) }),
      description: '',
      foodInfo: undefined,
      poster: { data: { ...noPicture, square: product.poster.data.square } },
    })),
  }
}

const leanVariant = (variant: Variant): Variant => ({ ...variant, options: variant.options.map(leanOption) })

const leanOption = (option: Option): Option => ({
  ...option,
  ...(option.menu && { menu: leanCombo(option.menu) }),
  allergens: option.allergens.map(leanNotice),
  additives: option.additives.map(leanNotice),
})

const leanExtra = (extra: Extra, sizeIds: ReadonlySet<string>): Extra => ({
  ...extra,
  prices: extra.prices.filter((price) => sizeIds.has(price.sizeId)),
  allergens: extra.allergens.map(leanNotice),
  additives: extra.additives.map(leanNotice),
})

const leanNotice = (notice: Notice): Notice => ({ ...notice, description: '' })

/** The descriptions of every allergen and additive in a dish and its parts, by id; those that say nothing stay away. */
export function explainedIn(dish: Product | Combo): Record<string, string> {
  const found: Record<string, string> = {}
  const read = ({ allergens, additives }: { allergens: readonly Notice[]; additives: readonly Notice[] }) => {
    for (const { id, description } of [...allergens, ...additives]) if (description) found[id] = description
  }
  const readProduct = (product: Product) => {
    read(product)
    product.extras.forEach(read)
    for (const option of product.variants.flatMap(({ options }) => options)) {
      read(option)
      if (option.menu) readCombo(option.menu)
    }
  }
  const readCombo = (combo: Combo) => combo.items.flatMap(({ products }) => products).forEach(readProduct)
  if ('items' in dish) readCombo(dish)
  else readProduct(dish)
  return found
}

const noPicture: Picture = {
  id: '',
  url: '',
  avif: '',
  webp: '',
  square: '',
  circle: '',
  wide: '',
  width: 1,
  height: 1,
  placeholder: '',
}

const leanPicture = (picture: Picture): Picture => ({ ...picture, id: '', circle: '' })
