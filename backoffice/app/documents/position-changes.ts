type Placed = { id: string; document: { position: number } }

/** The order after some areas were dropped beside another one. */
export function orderAfter(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  target: string,
  place: 'before' | 'after',
): string[] {
  if (moved.has(target)) return [...ids]
  const rest = ids.filter((id) => !moved.has(id))
  const at = rest.indexOf(target) + (place === 'after' ? 1 : 0)
  return rest.toSpliced(at, 0, ...ids.filter((id) => moved.has(id)))
}

/** Which areas need another position so that they stand in this order; as few as possible keep the numbers they have. */
export function positionChanges(areas: readonly Placed[], order: readonly string[]): Map<string, number> {
  const known = new Map(areas.map(({ id, document }) => [id, document.position]))
  const numbers = [...known.values()].toSorted((a, b) => a - b)
  const isUsable = new Set(numbers).size === numbers.length
  const wanted = order.map((id, at) => [id, isUsable ? (numbers[at] ?? at) : at] as const)
  return new Map(wanted.filter(([id, position]) => known.get(id) !== position))
}
