/** Which orders have arrived while somebody was watching. */
export type OrderNews = {
  /** The orders that any list has shown. */
  known: ReadonlySet<string>
  /** How far back each list was read: what is older may lie on pages that were not. Empty for all of it. */
  oldest: ReadonlyMap<string, string>
  /** When each new order was first shown, in milliseconds; long ago once it was opened. */
  shownAt: ReadonlyMap<string, number>
  /** The codes of the orders that came last, for the announcement. */
  latest: readonly string[]
}

type Listed = { id: string; code: string; placedAt: string }
/** The first page of a list, the newest first, and the orders that are not over, however old they are. */
type Read = { data: readonly Listed[]; open: readonly Listed[]; meta: { next: string | null } }

const FRESH_MS = 3 * 60_000

export const noNews: OrderNews = { known: new Set(), oldest: new Map(), shownAt: new Map(), latest: [] }

/**
 * Records what a list shows. The first reading of a list yields no news; afterwards, what no list has shown before does. An
 * order that is paid late comes below later ones; what moves up from older pages is no news.
 */
export function noteOrders(
  news: OrderNews,
  list: string,
  { data, open, meta }: Read,
  now: number,
): OrderNews {
  const before = news.oldest.get(list)
  const last = meta.next === null ? undefined : data.at(-1)
  const reach = last ? ageKey(last) : ''
  const isOpen = new Set(open.map(({ id }) => id))
  const all = new Map([...data, ...open].map((order) => [order.id, order]))
  const unknown = [...all.values()].filter(({ id }) => !news.known.has(id))
  if (before !== undefined && unknown.length === 0 && before <= reach) return news
  const arrived =
    before === undefined ? [] : unknown.filter((order) => isOpen.has(order.id) || ageKey(order) > before)
  return {
    known: new Set([...news.known, ...unknown.map(({ id }) => id)]),
    oldest: new Map([...news.oldest, [list, before !== undefined && before < reach ? before : reach]]),
    shownAt: new Map([...news.shownAt, ...arrived.map(({ id }) => [id, now] as const)]),
    latest: arrived.length > 0 ? arrived.map(({ code }) => code) : news.latest,
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
