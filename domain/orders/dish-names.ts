/** Dishes that are named before the rest is counted. */
const NAMED = 2

/** The dishes of an order in short: how those read that are named, and how many kinds are not. */
export function dishNames(lines: readonly { name: string; qty: number }[]): { named: string; more: number } {
  const named = lines.slice(0, NAMED).map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name))
  return { named: named.join(' + '), more: Math.max(0, lines.length - NAMED) }
}
