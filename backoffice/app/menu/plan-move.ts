import type { OutlineMove } from './move.ts'
import type { Outline } from './outline.ts'

export type Drop = { key: string; position: 'before' | 'after' | 'on' }

/**
 * What dropping rows of the outline somewhere means; undefined where it means nothing. Dishes go beside a dish or into a
 * category, categories beside a category, combos beside a combo.
 */
export function planMove(outline: Outline, keys: readonly string[], drop: Drop): OutlineMove | undefined {
  const { categories, combos } = outline
  const homeOf = (dish: string) =>
    categories.findIndex(({ products }) => products.some(({ id }) => id === dish))
  const at = categories.findIndex(({ entry }) => entry.id === drop.key)
  const isCategory = (id: string) => categories.some(({ entry }) => entry.id === id)
  const isCombo = (id: string) => combos.some(({ id: one }) => one === id)
  const side = drop.position === 'before' ? 'before' : 'after'

  const moving = keys.filter(isCategory)
  if (moving.length > 0) {
    const target = categories[at >= 0 ? at : homeOf(drop.key)] ?? categories.at(-1)
    const place = at >= 0 ? side : 'after'
    return target && { ids: moving, target: target.entry.id, place }
  }
  if (keys.some(isCombo))
    return isCombo(drop.key) ? { ids: keys.filter(isCombo), target: drop.key, place: side } : undefined

  const dishes = keys.filter((key) => homeOf(key) >= 0)
  if (dishes.length === 0 || isCombo(drop.key)) return undefined
  const home = homeOf(drop.key)
  if (home >= 0) return inCategory(home, drop.key, side)
  // Above the first category there is no other one: its beginning is nearest.
  if (at === 0 && side === 'before') return inCategory(0, categories[0]?.products[0]?.id ?? '', 'before')
  const end = at < 0 ? categories.length - 1 : side === 'before' ? at - 1 : at
  return inCategory(end, categories[end]?.products.at(-1)?.id ?? '', 'after')

  function inCategory(index: number, target: string, place: OutlineMove['place']): OutlineMove | undefined {
    const id = categories[index]?.entry.id
    if (id === undefined) return undefined
    const ids = dishes.filter((dish) => dish !== target)
    if (ids.length === 0) return undefined
    const stays = ids.every((dish) => homeOf(dish) === index)
    return stays ? { ids, target, place } : { ids, target, place, into: id }
  }
}
