import { z } from 'zod'
import { ProviderError } from '../../gateway.ts'
import { understand } from '../call-provider.ts'
import type { PaypalApi } from './api.ts'
import { PaypalEvent, readSubject, subjectOf } from './event.ts'

const PATH = '/v1/notifications/webhooks-events'
const PAGE_SIZE = '100'

const EventList = z.object({
  events: z.array(z.unknown()).default([]),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).default([]),
})

const Capture = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
})

/** The order of a reference, which is its own id or that of its capture. Throws `missing` for an unknown one. */
export async function orderIdOf(api: PaypalApi, ref: string, timeoutMs: number): Promise<string> {
  const subject = readSubject(ref)
  if (!subject) throw new ProviderError('missing', 'no name of PayPal')
  if (subject.of === 'order') return subject.id
  const capture = await api.get(`/v2/payments/captures/${subject.id}`, timeoutMs)
  return understand(Capture, capture).supplementary_data.related_ids.order_id
}

/** Null for an order that PayPal does not know (any more). */
export function unlessMissing(error: unknown): null {
  if (error instanceof ProviderError && error.kind === 'missing') return null
  throw error
}

/**
 * The orders with an event since a moment, each once. PayPal has no list of orders, only of the events it made for our
 * webhook: an order that no buyer has approved has no event, and nothing to reconcile.
 */
export async function* ordersSince(
  api: PaypalApi,
  moment: string,
  now: string,
  timeoutMs: number,
): AsyncGenerator<string> {
  const known = new Set<string>()
  for await (const event of eventsSince(api, moment, now, timeoutMs)) {
    const subject = subjectOf(event)
    const id = subject && (await orderIdOf(api, subject, timeoutMs).catch(unlessMissing))
    if (id === null || known.has(id)) continue
    known.add(id)
    yield id
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
