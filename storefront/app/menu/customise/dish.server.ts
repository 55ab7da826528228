import { getCombo, getProduct, listCategories, listCategoryProducts, listCombos } from '#contract/menu.ts'
import type { ServerContext } from '../../shop/server-context.ts'
import { COMBOS_SLUG } from '../card.ts'
import { cardRules } from '../card-rules.server.ts'
import { timesOf } from '../cards.server.ts'
import type { Dish } from './dish.ts'
import { dishKey } from './dish-key.ts'
import { explainedIn, leanCombo, leanProduct } from './lean.server.ts'

/** One dish by the parts of its address; undefined when there is none. */
export async function loadDish(
  server: ServerContext,
  category: string,
  slug: string,
): Promise<Dish | undefined> {
  const key = dishKey(category, slug)
  const { words } = await cardRules(server)
  if (category === COMBOS_SLUG) {
    const known = (await server.call(listCombos, {})).find((combo) => combo.slug === slug)
    if (!known) return undefined
    const combo = await server.call(getCombo, { params: { id: known.id } })
    return {
      key,
      category: '',
      kind: 'combo',
      combo: leanCombo(combo),
      explained: explainedIn(combo),
      ...timesOf(combo.availability, words),
    }
  }
  const { id, name } = (await server.call(listCategories, {})).find((one) => one.slug === category) ?? {}
  if (id === undefined || name === undefined) return undefined
  const { data } = await server.call(listCategoryProducts, { params: { id } })
  const productId = data.find((product) => product.slug === slug)?.id
  if (productId === undefined) return undefined
  const product = await server.call(getProduct, { params: { categoryId: id, productId } })
  return {
    key,
    category: name,
    kind: 'product',
    product: leanProduct(product),
    explained: explainedIn(product),
    ...timesOf(product.availability, words),
  }
}
