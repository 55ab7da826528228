import { z } from 'zod'
import { ProviderTrouble } from '../gateway.ts'
import { understand } from './call-provider.ts'
import type { PaypalApi } from './paypal-api.ts'
import { PaypalEvent, subjectOf } from './paypal-event.ts'

const PATH = '/v1/notifications/webhooks-events'
const PAGE_SIZE = '100'

const EventList = z.object({
  events: z.array(z.unknown()).default([]),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).default([]),
})

const Capture = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
})

/** The order that an event is about; null when it is about none of ours. */
export async function orderOf(api: PaypalApi, event: PaypalEvent, timeoutMs: number): Promise<string | null> {
  const subject = subjectOf(event)
  if (subject === null || 'order' in subject) return subject?.order ?? null
  try {
    const json = await api.get(`/v2/payments/captures/${subject.capture}`, timeoutMs)
    return understand(Capture, json).supplementary_data.related_ids.order_id
  } catch (error) {
    if (error instanceof ProviderTrouble && error.kind === 'missing') return null
    throw error
  }
}

/**
 * The orders to which anything has happened since a moment, each once. PayPal has no list of orders, only of the events
 * it made for our webhook: an order that no buyer has agreed to is in none, and there is nothing of it to reconcile.
 */
export async function* ordersSince(
  api: PaypalApi,
  moment: string,
  now: string,
  timeoutMs: number,
): AsyncGenerator<string> {
  const known = new Set<string>()
  for await (const event of eventsSince(api, moment, now, timeoutMs)) {
    const ref = await orderOf(api, event, timeoutMs)
    if (ref === null || known.has(ref)) continue
    known.add(ref)
    yield ref
  }
}

async function* eventsSince(api: PaypalApi, moment: string, now: string, timeoutMs: number) {
  let query = `?${new URLSearchParams({ page_size: PAGE_SIZE, start_time: moment, end_time: now })}`
  while (query !== '') {
    const { events, links } = understand(EventList, await api.get(`${PATH}${query}`, timeoutMs))
    for (const event of events) {
      const { data } = PaypalEvent.safeParse(event)
      if (data) yield data
    }
    const next = links.find(({ rel }) => rel === 'next')?.href ?? ''
    query = events.length > 0 && URL.canParse(next) ? new URL(next).search : ''
  }
}
