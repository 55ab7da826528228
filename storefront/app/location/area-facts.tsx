import type { Area } from '#contract/delivery.ts'
import { useI18n } from '#ui/i18n.tsx'

/** How an area reads: its postal codes, where it has some, and its name. */
export const areaLabel = ({ zipcode, name }: Pick<Area, 'zipcode' | 'name'>): string =>
  zipcode === '' ? name : `${zipcode} – ${name}`

/** What an area costs: its minimum order, the fee, and from when delivery is free. */
export function AreaFacts({ area }: { area: Area }) {
  const { t, money } = useI18n()
  const facts = [
    area.minimumOrder > 0 && t('Minimum order {amount}', { amount: money(area.minimumOrder) }),
    area.deliveryPrice > 0
      ? t('Delivery {amount}', { amount: money(area.deliveryPrice) })
      : t('Free delivery'),
    ...(area.feeSteps ?? []).map(({ from, deliveryPrice }) =>
      t('from {goods} {amount}', { goods: money(from), amount: money(deliveryPrice) }),
    ),
    area.deliveryPrice > 0 &&
      area.freeDeliveryThreshold > 0 &&
      t('free from {amount}', { amount: money(area.freeDeliveryThreshold) }),
  ].filter((fact) => fact !== false)
  return (
    <span className="area__facts">
      {facts.map((fact, at) => (
        <span key={fact}>
          {fact}
          {at < facts.length - 1 && '\u00a0·\u00a0'}
        </span>
      ))}
    </span>
  )
}
