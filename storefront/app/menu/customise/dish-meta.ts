import type { MetaDescriptor } from 'react-router'
import { currencyOf } from '#domain/money.ts'
import { shortText } from '#domain/text/short-text.ts'
import type { Shop } from '../../shop/shop.ts'
import { type Dish, factsOf } from './dish.ts'
import { dishPath } from './dish-key.ts'

const IN_STOCK = 'https://schema.org/InStock'
const SOLD_OUT = 'https://schema.org/SoldOut'

/** Meta tags of a dish page for search engines and messengers. */
export function dishMeta(dish: Dish, shop: Shop): MetaDescriptor[] {
  const { name, description, poster, hasPoster } = factsOf(dish)
  const title = `${name} – ${shop.settings.SITE_TITLE}`
  const url = shop.origin + dishPath(dish.key)
  const image = shop.origin + poster.data.wide
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'product' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: shortText(description) },
    { property: 'og:url', content: url },
    ...(hasPoster ? [{ property: 'og:image', content: image }] : []),
    { 'script:ld+json': structuredData(dish, shop, url, hasPoster ? image : undefined) },
  ]
}

function structuredData(dish: Dish, shop: Shop, url: string, image: string | undefined) {
  const { name, description, soldOut } = factsOf(dish)
  const offer = {
    '@type': 'Offer',
    priceCurrency: currencyOf(shop.settings.COUNTRY),
    availability: soldOut ? SOLD_OUT : IN_STOCK,
    url,
  }
  const offers =
    dish.kind === 'combo'
      ? [{ ...offer, price: decimal(dish.combo.discountPrice) }]
      : dish.product.sizes.map((size) => ({
          ...offer,
          ...(size.name && { name: size.name }),
          price: decimal(size.price),
        }))
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'MenuItem'],
    name,
    description,
    ...(image && { image }),
    ...(dish.category && { category: dish.category }),
    offers,
  }
}

const decimal = (cents: number): string => (cents / 100).toFixed(2)
