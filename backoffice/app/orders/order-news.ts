/** Which orders have arrived while somebody was watching. */
export type OrderNews = {
  /** The newest order that each list has shown. */
  newest: ReadonlyMap<string, string>
  /** When each new order was first shown, in milliseconds; long ago once it was opened. */
  shownAt: ReadonlyMap<string, number>
  /** The codes of the orders that came last, for the announcement. */
  latest: readonly string[]
}

type Listed = { id: string; code: string; placedAt: string }

const FRESH_MS = 3 * 60_000

export const noNews: OrderNews = { newest: new Map(), shownAt: new Map(), latest: [] }

/**
 * Records what a list shows, the newest first. The first reading of a list yields no news; afterwards, what is newer than
 * the previous reading does.
 */
export function noteOrders(news: OrderNews, list: string, orders: readonly Listed[], now: number): OrderNews {
  const before = news.newest.get(list)
  const newest = orders[0] ? ageKey(orders[0]) : ''
  if (before !== undefined && newest <= before) return news
  const arrived = before === undefined ? [] : orders.filter((order) => ageKey(order) > before)
  const unseen = arrived.filter(({ id }) => !news.shownAt.has(id))
  return {
    newest: new Map([...news.newest, [list, newest]]),
    shownAt: new Map([...news.shownAt, ...unseen.map(({ id }) => [id, now] as const)]),
    latest: unseen.length > 0 ? unseen.map(({ code }) => code) : news.latest,
  }
}

/** New for three minutes, or until it is opened. */
export function isFresh(news: OrderNews, id: string, now: number): boolean {
  const at = news.shownAt.get(id)
  return at !== undefined && now - at < FRESH_MS
}

export function openOrder(news: OrderNews, id: string): OrderNews {
  return news.shownAt.has(id) ? { ...news, shownAt: new Map([...news.shownAt, [id, -Infinity]]) } : news
}

const ageKey = ({ placedAt, id }: Listed): string => `${placedAt}~${id}`
