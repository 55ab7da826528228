import type { LineText } from '#contract/cart.ts'
import type { KitchenLine } from '#contract/orders.staff.ts'
import { kitchenChoices } from '#domain/menu/line-text.ts'
import type { Ctx } from '../context.ts'
import { builtOnce } from '../db/built-once.ts'
import { readKitchenText } from './stored-line.ts'

/** The read is built for each length of its list up to this one, and for multiples of it. */
const LENGTH = 30

/**
 * The lines of orders as the kitchen reads them, by the ids of the orders. They are written with their order and never change,
 * and the board is read again at each event: they are read once and kept. Whoever gets them must not change them.
 */
export async function kitchenLinesOf(
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, KitchenLine[]>> {
  const known = ctx.deps.kitchenLines
  const lines = new Map<string, KitchenLine[]>()
  const unknown: string[] = []
  for (const id of orderIds) {
    const found = known.get(id)
    if (found) lines.set(id, found)
    else unknown.push(id)
  }
  for (const [id, read] of await readLines(ctx, unknown)) {
    known.set(id, read)
    lines.set(id, read)
  }
  return lines
}

const selectLines = builtOnce((db, { orderIds }: { orderIds: readonly string[] }) =>
  db
    .selectFrom('order_lines')
    .select(['order_id', 'qty', 'kitchen_text_json'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position'),
)

async function readLines({ db }: Ctx, orderIds: readonly string[]): Promise<Map<string, KitchenLine[]>> {
  const lines = new Map<string, KitchenLine[]>()
  if (orderIds.length === 0) return lines
  for (const { order_id, qty, kitchen_text_json } of await selectLines(db, { orderIds: padded(orderIds) })) {
    const line = { qty, ...kitchenWords(readKitchenText(kitchen_text_json)) }
    const before = lines.get(order_id)
    if (before) before.push(line)
    else lines.set(order_id, [line])
  }
  return lines
}

/** The last id is repeated, so that a long list has one of few lengths. */
function padded(ids: readonly string[]): readonly string[] {
  const missing = ids.length < LENGTH ? 0 : (LENGTH - (ids.length % LENGTH)) % LENGTH
  return [...ids, ...ids.slice(-1).flatMap((last) => Array<string>(missing).fill(last))]
}

/** The words of a line: the choices are short texts, one each. */
export function kitchenWords(text: LineText): Omit<KitchenLine, 'qty'> {
  return { name: text.name, size: text.size, choices: kitchenChoices(text) }
}
