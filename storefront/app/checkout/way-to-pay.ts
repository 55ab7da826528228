import type { PaymentProvider } from '#contract/checkout.ts'

/**
 * The way to pay that holds: what the guest chose, or the only one there is. At a table that is paid there as in every
 * dining room, until the guest chooses something else: the form does not ask for it (ux.md 1.7).
 */
export function wayToPay(
  providers: readonly PaymentProvider[],
  wanted: string,
  isAtTable: boolean,
): PaymentProvider | undefined {
  if (providers.length === 1) return providers[0]
  const find = (id: string) => providers.find((one) => one.id === id)
  return find(wanted) ?? (isAtTable ? find('pay_at_table') : undefined)
}

/** A provider with the display option `direct` has no card icon (spec 3). */
export const hasCardIcon = ({ displayOption }: Pick<PaymentProvider, 'displayOption'>): boolean =>
  displayOption !== 'direct'
