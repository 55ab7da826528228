import type { CartItem } from '#contract/cart.ts'
import type { Drawing, DrawingLayer } from '#contract/media.ts'
import { valuesOf } from '#domain/menu/option-values.ts'

/** What a guest has chosen of a dish, as far as it may be seen. */
export type SeenChoice = { sizeId: string | undefined; ids: readonly string[] }

/** The choice in a line of the cart; of a combo nothing is drawn. */
export function seenChoice(item: CartItem): SeenChoice {
  if (item.kind !== 'productItem') return { sizeId: undefined, ids: [] }
  const options = new Set(item.optionIds.flatMap(valuesOf))
  const extras = item.extraIds.filter(({ selected }) => selected).map(({ extraId }) => extraId)
  return { sizeId: item.sizeId, ids: [...options, ...extras] }
}

/** What is drawn for a choice: how many times as large the dish is, and its layers from the lowest to the highest. */
export function chosenLayers(
  { sizes, layers }: Drawing,
  { sizeId, ids }: SeenChoice,
): { times: number; layers: readonly (DrawingLayer & { id: string })[] } {
  const shown = ids.flatMap((id) => {
    const layer = Object.hasOwn(layers, id) ? layers[id] : undefined
    return layer ? [{ id, ...layer }] : []
  })
  return {
    times: sizes[sizeId ?? ''] ?? 1,
    layers: shown.toSorted((a, b) => a.level - b.level),
  }
}
