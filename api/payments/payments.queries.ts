import type { PaymentProvider } from '#contract/checkout.ts'
import { loadCatalogue } from '../content/index.ts'
import type { Ctx } from '../context.ts'
import { loadSettings } from '../settings/index.ts'

/**
 * The ways to pay that the restaurant offers: online, where a provider is set up, and in person; the system records no
 * cash (ux.md R-T7).
 */
export async function loadPaymentProviders(ctx: Ctx): Promise<PaymentProvider[]> {
  const settings = await loadSettings(ctx)
  const offered: PaymentProvider[] = []
  if (settings.PAY_CASH !== '') {
    offered.push({
      id: 'cash',
      name: 'Cash',
      displayOption: 'direct',
      description: 'Pay in cash when you receive your order',
      deliverTypes: ['delivery', 'takeaway', 'curbside'],
    })
  }
  if (settings.PAY_CARD_AT_DOOR !== '') {
    offered.push({
      id: 'card_at_door',
      name: 'Card at the door',
      displayOption: 'direct',
      description: 'Pay by card when you receive your order',
      deliverTypes: ['delivery', 'takeaway', 'curbside'],
    })
  }
  if (settings.PAY_AT_TABLE !== '') {
    offered.push({
      id: 'pay_at_table',
      name: 'Pay at the table',
      displayOption: 'direct',
      description: 'Pay in cash or by card at your table, when you like',
      deliverTypes: ['table'],
    })
  }
  const online = [...ctx.deps.gateways.values()].map(({ id, name, description }): PaymentProvider => ({
    id,
    name,
    displayOption: 'redirect',
    description,
    deliverTypes: ['delivery', 'takeaway', 'curbside', 'table'],
  }))
  return [...offered, ...online]
}

/** The ways to pay with their texts in the language of the call. */
export async function loadShownProviders(ctx: Ctx): Promise<PaymentProvider[]> {
  const [providers, messages] = await Promise.all([loadPaymentProviders(ctx), loadCatalogue(ctx.deps, ctx)])
  const t = (text: string) => messages[text] ?? text
  return providers.map((one) => ({ ...one, name: t(one.name), description: t(one.description) }))
}
