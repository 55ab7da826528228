import { leadMinutes, leadTime } from '#domain/hours/lead-minutes.ts'
import { aboutMinutes } from '#domain/hours/time-windows.ts'
import { useI18n } from '#ui/i18n.tsx'
import { deliverTypeOf } from '../ordering/deliver-types.ts'
import { useShop } from '../shop/use-shop.ts'
import { useOrderPlan } from './order-plan.ts'
import { wayLine } from './way-line.ts'

/** How, where to and when, in one line; nothing where nothing can be ordered. */
export function WayText() {
  const i18n = useI18n()
  const { t } = i18n
  const shop = useShop()
  const plan = useOrderPlan()
  const deliverType = deliverTypeOf({ shop, user: null }, plan)
  if (deliverType === '') return null
  const minutes = aboutMinutes(leadTime(leadMinutes(shop.settings, shop.rushMinutes), deliverType))
  const { parts, isSoon } = wayLine({ plan, deliverType, minutes }, i18n)
  return (
    <>
      <span className="visually-hidden">{t('How, where and when:')} </span>
      {(isSoon ? parts.slice(0, -1) : parts).join(' · ')}
      {isSoon && (
        <>
          {' · '}
          <span className="way-chip__soon">{parts.at(-1)}</span>
          {/* The page is the same at every hour; the styles show this where the restaurant is closed. */}
          <span className="way-chip__ahead">{t('Order ahead')}</span>
        </>
      )}
    </>
  )
}
