import { cents } from '#domain/money.ts'
import {
  type Gateway,
  type NewPayment,
  ProviderError,
  type SeenPayment,
  type SeenRefund,
  type SeenState,
  WebhookRefused,
} from '../../payments/gateway.ts'
import type { FakeGateway, Fault, SimulatedEvent, Operation, OutgoingWebhook } from './fake-gateway.ts'

type Kept = {
  ref: string
  request: NewPayment
  state: SeenState
  seen: Partial<SeenPayment>
  captured: number
  refunds: SeenRefund[]
  isDisputed: boolean
}

type Options = {
  id?: string
  canHold?: boolean
  /** Whether an open payment can be closed; else it stays open until it expires. */
  canClose?: boolean
  /** The buyer only confirms; the money moves when it is collected. */
  confirmsFirst?: boolean
  clock?: () => number
  /** The prefix of its payment ids. */
  prefix?: string
}

/** A provider that lives in memory, with its gateway: as fast as the model tests need it, with the faults of the others. */
export function createMemoryBench(options: Options = {}): { gateway: Gateway; fake: FakeGateway } {
  const { id = 'memory', clock = Date.now, prefix = 'pay_' } = options
  const { canHold = true, canClose = true, confirmsFirst = false } = options
  const kept = new Map<string, Kept>()
  const answers = new Map<string, unknown>()
  const faults = new Map<Operation, Fault[]>()
  const counts = new Map<Operation, number>()
  const due: OutgoingWebhook[] = []
  let events = 0

  const of = (ref: string): Kept => {
    const found = kept.get(ref)
    if (!found) throw new ProviderError('missing', 'not_found')
    return found
  }
  const show = ({ ref, request, state, seen, captured, refunds, isDisputed }: Kept): SeenPayment => ({
    ref,
    state,
    providerState: state,
    amount: request.amount,
    currency: request.currency,
    reference: request.key,
    isLive: false,
    url: state === 'open' ? `https://pay.test/${ref}` : null,
    expiresAt: request.expiresAt,
    captured: cents(captured),
    refunds: refunds.map((refund) => ({ ...refund })),
    isDisputed,
    ...seen,
  })
  const sendWebhook = (ref: string, kind: string) => {
    due.push({
      kind,
      headers: { 'x-proof': 'true' },
      body: JSON.stringify({ id: `evt_${++events}`, kind, ref }),
    })
  }

  async function call<T>(operation: Operation, key: string | null, work: () => T): Promise<T> {
    counts.set(operation, (counts.get(operation) ?? 0) + 1)
    const fault = faults.get(operation)?.shift()
    if (fault?.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms))
    if (fault?.kind === 'status' || fault?.kind === 'html') throw new ProviderError('unknown', fault.kind)
    const known = key === null ? undefined : answers.get(key)
    const answer = known === undefined ? work() : (known as T)
    if (key !== null) answers.set(key, answer)
    if (fault?.kind === 'lost answer') throw new ProviderError('unknown', 'lost')
    return answer
  }

  const gateway: Gateway = {
    id,
    name: 'Memory',
    description: 'For tests',
    isLive: false,
    canHold,
    create: (request) =>
      call('create', request.key, () => {
        const ref = `${prefix}${kept.size + 1}`
        kept.set(ref, { ref, request, state: 'open', seen: {}, captured: 0, refunds: [], isDisputed: false })
        return ref
      }).then((ref) => show(of(ref))),
    read: (ref) => call('read', null, () => show(of(ref))),
    collect: (ref, key) =>
      call('collect', key, () => {
        const payment = of(ref)
        if (payment.state === 'confirmed')
          move(payment, canHold && payment.request.holds ? 'authorize' : 'pay')
        return null
      }).then(() => show(of(ref))),
    close: (ref) =>
      call('close', null, () => {
        const payment = of(ref)
        if (payment.state === 'open' && canClose) {
          payment.state = 'canceled'
          sendWebhook(ref, 'closed')
        }
        return show(payment)
      }),
    capture: (ref, amount, key) =>
      call('capture', key, () => {
        const payment = of(ref)
        if (payment.state !== 'authorized') throw new ProviderError('refused', 'not_held')
        payment.state = 'paid'
        payment.captured = amount
        sendWebhook(ref, 'captured')
        return null
      }).then(() => show(of(ref))),
    voidHold: (ref, key) =>
      call('voidHold', key, () => {
        const payment = of(ref)
        if (payment.state !== 'authorized') throw new ProviderError('refused', 'not_held')
        payment.state = 'canceled'
        sendWebhook(ref, 'released')
        return null
      }).then(() => show(of(ref))),
    refund: (ref, request) =>
      call('refund', request.key, () => {
        const payment = of(ref)
        const gone = payment.refunds
          .filter(({ state }) => state !== 'failed' && state !== 'canceled')
          .reduce((sum, { amount }) => sum + amount, 0)
        if (gone + request.amount > payment.captured) throw new ProviderError('refused', 'too_much')
        const refund: SeenRefund = {
          ref: `${ref}_r${payment.refunds.length + 1}`,
          amount: request.amount,
          state: 'pending',
          reference: request.key,
        }
        payment.refunds.push(refund)
        return refund
      }).then((refund) => ({ ...refund })),
    async *since(moment) {
      const found = await call('list', null, () =>
        [...kept.values()].filter(({ request }) => request.madeAt >= moment).map(show),
      )
      yield* found
    },
    handleWebhook: async ({ headers, body }) => {
      if (headers.get('x-proof') !== 'true') throw new WebhookRefused('no proof')
      try {
        const { id: eventId, kind, ref } = JSON.parse(Buffer.from(body).toString()) as Record<string, string>
        return { id: eventId ?? null, kind: kind ?? '', ref: ref ?? null }
      } catch {
        throw new WebhookRefused('no JSON')
      }
    },
  }

  function move(payment: Kept, what: 'pay' | 'authorize'): void {
    payment.state = what === 'pay' ? 'paid' : 'authorized'
    if (what === 'pay') payment.captured = payment.request.amount
  }

  /** Simulated events that the provider rules out change nothing. */
  function simulateNow(payment: Kept, what: SimulatedEvent): void {
    const isOpen = payment.state === 'open' || payment.state === 'processing'
    switch (what) {
      case 'pay':
      case 'authorize':
        if (!isOpen) return
        if (confirmsFirst) payment.state = 'confirmed'
        else move(payment, canHold && payment.request.holds ? 'authorize' : 'pay')
        return
      case 'process':
        if (payment.state === 'open') payment.state = 'processing'
        return
      case 'decline':
        if (isOpen) payment.state = 'failed'
        return
      case 'cancel':
        if (isOpen) payment.state = 'canceled'
        return
      case 'expire':
        if (isOpen) payment.state = 'expired'
        return
      case 'expire hold':
        if (payment.state === 'authorized') payment.state = 'canceled'
        return
      case 'dispute':
        if (payment.state === 'paid') payment.isDisputed = true
        return
      case 'refund settles':
        for (const refund of payment.refunds) if (refund.state === 'pending') refund.state = 'done'
        return
      case 'refund fails':
        for (const refund of payment.refunds) refund.state = 'failed'
        return
      case 'change amount':
        payment.seen.amount = cents(99)
        return
      case 'change currency':
        payment.seen.currency = 'USD'
        return
      case 'change reference':
        payment.seen.reference = 'order-OTHER-pay-1'
        return
      case 'change mode':
        payment.seen.isLive = true
    }
  }

  const fake: FakeGateway = {
    url: `memory://${id}/${clock()}`,
    env: {},
    simulate: async (ref, what) => {
      simulateNow(of(ref), what)
      sendWebhook(ref, what)
    },
    fault: (operation, fault) => {
      faults.set(operation, [...(faults.get(operation) ?? []), fault])
    },
    calls: (operation) => counts.get(operation) ?? 0,
    payments: () =>
      [...kept.values()].map(({ ref, request, state, captured, refunds }) => ({
        ref,
        reference: request.key,
        state,
        captured,
        refunded: refunds
          .filter((refund) => refund.state === 'done' || refund.state === 'pending')
          .reduce((sum, { amount }) => sum + amount, 0),
      })),
    webhooks: {
      due: () => [...due],
      clear: () => void due.splice(0),
      deliverTo: null,
      forged: (webhook) => ({ ...webhook, headers: { 'x-proof': 'false' } }),
    },
    stop: async () => {},
  }
  return { gateway, fake }
}
