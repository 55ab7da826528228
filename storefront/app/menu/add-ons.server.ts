import { listCategories, listCategoryProducts } from '#contract/menu.ts'
import { asideCategories } from '#domain/menu/add-ons.ts'
import { zero } from '#domain/money.ts'
import type { AddOnDish } from '../ordering/cart-facts.ts'
import type { ServerContext } from '../shop/server-context.ts'
import { cardRules } from './card-rules.server.ts'
import { dishCard } from './cards.server.ts'

/** Every dish that can go into the cart at once and may be offered to everybody at any time: nothing with an age limit. */
export async function loadAddOns(server: ServerContext): Promise<AddOnDish[]> {
  const [categories, rules] = await Promise.all([server.call(listCategories, {}), cardRules(server)])
  const lists = await Promise.all(
    categories.map(async ({ id, slug }) => {
      const { data } = await server.call(listCategoryProducts, { params: { id } })
      return { slug, cards: data.map((product) => dishCard(product, rules)) }
    }),
  )
  const aside = asideCategories(
    lists.map(({ slug, cards }) => ({ slug, prices: cards.map(({ price }) => price) })),
  )
  return lists.flatMap(({ slug, cards }) =>
    cards
      .filter(
        (card) =>
          !card.configurable && !card.times && !card.soldOut && !card.notSold && card.minAge === undefined,
      )
      .map(({ id, slug: dish, name, price, sizeId, deposit, picture, allergens, allergensUnknown }) => ({
        id,
        category: slug,
        price,
        ...(aside.has(slug) && { isAside: true as const }),
        allergens,
        ...(allergensUnknown && { allergensUnknown }),
        sizeId,
        name,
        deposit: deposit ?? zero,
        poster: picture?.url ?? '',
        path: `/menu/${slug}/${dish}`,
      })),
  )
}
