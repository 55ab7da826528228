import type { QuoteRequest } from '#contract/checkout.ts'
import { readLocalMoment } from '#domain/hours/local-moment.ts'
import { windowStart } from '#domain/hours/time-windows.ts'
import { placePicks } from '#domain/menu/place-picks.ts'
import type { Ctx } from '../context.ts'
import { loadMenu } from '../menu/index.ts'
import { loadSettings } from '../settings/index.ts'

/**
 * The request completed with shop data: the slot of every product of a combo, and the time window that contains a
 * moment. A moment without an offset is in the restaurant's time zone.
 */
export async function readRequest<R extends QuoteRequest>(ctx: Ctx, request: R): Promise<R> {
  const [{ products, listedCombos: combos }, { TIME_ZONE }] = await Promise.all([
    loadMenu(ctx, ctx.language),
    loadSettings(ctx),
  ])
  const moment = request.deliverDate && readLocalMoment(request.deliverDate, TIME_ZONE)
  return {
    ...request,
    items: request.items.map((item) => placePicks({ products, combos }, item)),
    deliverDate: moment ? windowStart(moment) : null,
  }
}
