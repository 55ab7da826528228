import type { Area } from '#contract/delivery.ts'
import { codeInArea } from '#domain/delivery/area-code.ts'
import { useI18n } from '#ui/i18n.tsx'

/** How the area of a guest reads: their postal code in it, as far as that is known, and its name. */
export const areaLabel = (area: Pick<Area, 'zipcode' | 'name'>, code?: string): string =>
  [codeInArea(area, code), area.name].filter(Boolean).join(' – ')

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
