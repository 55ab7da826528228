import type { Totals } from '#contract/checkout.ts'
import { subtract, zero } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'
import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'

type ReceiptTotalsProps = {
  totals: Totals
  /** Shown in place of the fee while the area is unknown; `null` leaves the row out. */
  delivery?: string | null
}

/** The sums of a receipt down to the total, with the VAT they contain (ux.md R-C2, 3.7). */
export function ReceiptTotals({ totals, delivery }: ReceiptTotalsProps) {
  const { t, money, percent } = useI18n()
  const includesTax = isOn(useShop(), 'PRICES_INCLUDE_TAX')
  const { surcharge = zero, reusableDeposit = zero } = totals
  const bottles = subtract(totals.deposit, reusableDeposit)
  return (
    <dl className="receipt__totals">
      <Row label={t('Subtotal')} value={money(totals.goods)} />
      {bottles > 0 && <Row label={t('Deposit')} value={money(bottles)} />}
      {reusableDeposit > 0 && (
        <Row label={t('Deposit for reusable containers')} value={money(reusableDeposit)} />
      )}
      {delivery !== null && (
        <Row label={t('Delivery')} value={delivery ?? money(subtract(totals.delivery, surcharge))} />
      )}
      {surcharge > 0 && <Row label={t('Surcharge below the minimum order')} value={money(surcharge)} />}
      {totals.discount > 0 && <Row label={t('Discount')} value={`−${money(totals.discount)}`} />}
      {totals.tax > 0 &&
        totals.taxItems.map((tax) => <Row key={tax.name} label={tax.name} value={money(tax.value)} />)}
      {totals.tip > 0 && <Row label={t('Tip')} value={money(totals.tip)} />}
      <Row label={includesTax ? t('Total incl. VAT') : t('Total')} value={money(totals.total)} kind="total" />
      {totals.includedTaxes.map((tax) => (
        <Row
          key={tax.rate}
          label={t('includes {rate} VAT on {gross}', {
            rate: percent(tax.rate),
            gross: money(tax.gross),
          })}
          value={money(tax.value)}
          kind="small"
        />
      ))}
    </dl>
  )
}

function Row({
  label,
  value,
  kind = 'plain',
}: {
  label: string
  value: string
  kind?: 'plain' | 'total' | 'small'
}) {
  return (
    <div className={`receipt__row receipt__row--${kind}`}>
      <dt>{label}</dt>
      <dd className="price">{value}</dd>
    </div>
  )
}
