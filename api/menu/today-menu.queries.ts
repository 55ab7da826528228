import type { Combo, Product, Variant } from '#contract/menu.ts'
import type { TodayDish, TodayMenu } from '#contract/today.staff.ts'
import type { Ctx } from '../context.ts'
import { atOwnBranch } from '../today/index.ts'
import { loadMenu } from './menu.queries.ts'

/** The heading of combos stands for no category. */
const COMBOS = 'combos'

/** Every dish and option that can be sold out at the branch of a member of staff, in the restaurant's language. */
export async function readTodayMenu(caller: Ctx): Promise<TodayMenu> {
  const ctx = atOwnBranch(caller)
  const menu = await loadMenu(ctx, ctx.mainLanguage)
  const choices = new Map<string, Variant>()
  for (const { variants } of menu.products.values()) {
    for (const variant of variants) choices.set(variant.id, variant)
  }
  return {
    categories: [
      ...menu.categories.map(({ id, name }) => ({
        id,
        name,
        dishes: (menu.productsByCategory.get(id) ?? []).map(dishOf),
      })),
      { id: COMBOS, name: '', dishes: [...menu.combos.values()].map(comboOf) },
    ].filter(({ dishes }) => dishes.length > 0),
    choices: [...choices.values()].map(({ id, name, options }) => ({
      id,
      name,
      options: options.map((option) => ({ id: option.id, name: option.name })),
    })),
  }
}

const dishOf = ({ id, name, sizes }: Product): TodayDish => ({
  kind: 'product',
  id,
  name,
  sizes: sizes.length > 1 ? sizes.map((size) => ({ id: size.id, name: size.name })) : [],
})

const comboOf = ({ id, name }: Combo): TodayDish => ({ kind: 'combo', id, name, sizes: [] })
