import type { I18n } from '#ui/i18n.tsx'

/** How the guest intends to pay; a method without a translation keeps its id. */
export function paymentMethodName(t: I18n['t'], method: string): string {
  const methods: Record<string, string> = {
    cash: t('Cash'),
    card_at_door: t('Card at the door'),
    pay_at_table: t('Pay at the table'),
  }
  return methods[method] ?? method
}
