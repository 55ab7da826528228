import { Counter, Gauge } from 'prom-client'
import type { Deps } from '#api/context.ts'
import { MOST_LISTENERS, outboxWaiting } from '#api/notifications/index.ts'
import { countPlacedOrders } from '#api/orders/index.ts'
import type { AdmissionState } from './admission.ts'

/** Adds what is known only at the moment somebody asks, and answers a function that brings it up to date. */
export function addStateMetrics(deps: Deps, admission: AdmissionState): () => Promise<void> {
  const registers = [deps.metrics.registry]
  const placed = new Counter({
    name: 'tischlein_orders_placed_total',
    help: 'Orders with a receipt number, of all processes',
    registers,
  })
  const waiting = new Gauge({
    name: 'tischlein_outbox_waiting',
    help: 'Mails of all processes that are neither sent nor given up',
    registers,
  })
  const oldest = new Gauge({
    name: 'tischlein_outbox_oldest_seconds',
    help: 'How long the oldest of these mails has waited',
    registers,
  })
  const slots = new Gauge({
    name: 'tischlein_slots',
    help: 'Places of this process for requests in hand (orders before all others) and for open live streams',
    labelNames: ['kind', 'state'],
    registers,
  })
  const lines = new Gauge({
    name: 'tischlein_requests_waiting',
    help: 'Requests that wait for a place',
    labelNames: ['kind'],
    registers,
  })

  async function readStore(): Promise<void> {
    try {
      const [orders, mails] = [await countPlacedOrders(deps.db), await outboxWaiting(deps.db)]
      placed.reset()
      placed.inc(orders)
      waiting.set(mails.waiting)
      const now = deps.clock()
      oldest.set(Math.max(0, now - Date.parse(mails.oldestSince ?? new Date(now).toISOString())) / 1000)
    } catch (error) {
      // What was read before must not look like the present.
      for (const metric of [placed, waiting, oldest]) metric.remove()
      deps.log.error('metrics of the store cannot be read', { error: String(error).slice(0, 300) })
    }
  }

  function setSlots(kind: string, used: number, all: number): void {
    slots.set({ kind, state: 'used' }, used)
    slots.set({ kind, state: 'left' }, all - used)
  }

  return async () => {
    const ranks = admission()
    for (const [rank, kind] of [
      ['first', 'orders'],
      ['other', 'others'],
      ['live', 'opening_streams'],
    ] as const) {
      const { running, waiting, concurrency } = ranks[rank]
      setSlots(kind, running, concurrency)
      lines.set({ kind }, waiting)
    }
    const streams = deps.live.open()
    setSlots('staff_streams', streams.staff, MOST_LISTENERS.staff)
    setSlots('guest_streams', streams.guests, MOST_LISTENERS.guests)
    await readStore()
  }
}
