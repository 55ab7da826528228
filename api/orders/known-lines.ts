import type { KitchenLine } from '#contract/orders.staff.ts'
import { BoundedMap } from '../platform/bounded-map.ts'

/** How many orders' lines are kept: more than the boards of a busy house show. */
const MOST_KNOWN = 2_000

/** The lines of orders that have been read, as the kitchen reads them, by the ids of the orders. */
export type KnownLines = Map<string, KitchenLine[]>

export const createKnownLines = (): KnownLines => new BoundedMap(MOST_KNOWN)
