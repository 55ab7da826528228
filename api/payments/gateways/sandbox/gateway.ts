import { type Gateway, type SeenPayment, WebhookRefused } from '../../gateway.ts'
import { capture, refund, voidHeld, type SandboxPayment } from './payment.ts'
import { changePayment, findPayment, keepPayment, paymentsSince, type SandboxDeps } from './store.ts'

/** The built-in provider that moves no money, for restaurants without keys: its page is served below `/api`. */
export function createSandboxGateway(deps: SandboxDeps): Gateway {
  const change = async (ref: string, how: (payment: SandboxPayment) => SandboxPayment) =>
    seen(await changePayment(deps, ref, how))
  const show = async (ref: string) => seen(await findPayment(deps, ref))
  return {
    id: 'sandbox',
    name: 'Sandbox',
    description: 'For trying out: no real money moves',
    isLive: false,
    canHold: true,
    create: async (request) => seen(await keepPayment(deps, request)),
    read: show,
    collect: show,
    close: (ref) => change(ref, (payment) => (payment.state === 'open' ? closed(payment) : payment)),
    capture: (ref, amount) => change(ref, (payment) => capture(payment, amount)),
    voidHold: (ref) => change(ref, voidHeld),
    async refund(ref, request) {
      const { refunds } = await change(ref, (payment) => refund(payment, request))
      return refunds.find(({ reference }) => reference === request.key)!
    },
    async *since(moment) {
      for await (const payment of paymentsSince(deps, moment)) yield seen(payment)
    },
    // The sandbox runs in this process and sends no webhooks, so every call is forged.
    handleWebhook: async () => {
      throw new WebhookRefused('the sandbox makes no calls')
    },
  }
}

const closed = (payment: SandboxPayment): SandboxPayment => ({ ...payment, state: 'canceled' })

function seen(payment: SandboxPayment): SeenPayment {
  const { ref, state, amount, currency, key, expiresAt, captured, refunds } = payment
  return {
    ref,
    state,
    providerState: state,
    amount,
    currency,
    reference: key,
    isLive: false,
    url: state === 'open' ? pageOf(payment) : null,
    expiresAt,
    captured,
    refunds,
    isDisputed: false,
  }
}

/** The page of a payment in the shop that the buyer came from; its address is unguessable. */
function pageOf({ ref, returnUrl }: SandboxPayment): string {
  return new URL(`/api/payments/sandbox/${ref}`, returnUrl).href
}
