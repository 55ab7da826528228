import { Check } from 'lucide-react'
import type { Area } from '#contract/delivery.ts'
import type { Cents } from '#contract/primitives.ts'
import { missingToFree, missingToMinimum } from '#domain/delivery/fee.ts'
import { useI18n } from '#ui/i18n.tsx'

/** How far the goods are from the minimum order and from free delivery (ux.md U-22, U-23). */
export function OrderProgress({ area, goods }: { area: Area; goods: Cents }) {
  const { t, money } = useI18n()
  const toMinimum = missingToMinimum(area, goods)
  const toFree = missingToFree(area, goods)
  return (
    <div className="progress" id="minimum" tabIndex={-1}>
      {toMinimum > 0 && (
        <Bar
          share={goods / area.minimumOrder}
          text={t('{amount} more until the minimum order of {minimum}', {
            amount: money(toMinimum),
            minimum: money(area.minimumOrder),
          })}
        />
      )}
      {toMinimum === 0 && toFree !== undefined && (
        <Bar
          share={goods / area.freeDeliveryThreshold}
          text={
            toFree === 0
              ? t('Delivery is free for you')
              : t('{amount} more until free delivery', { amount: money(toFree) })
          }
        />
      )}
    </div>
  )
}

function Bar({ share, text }: { share: number; text: string }) {
  const isReached = share >= 1
  return (
    <div className={isReached ? 'progress__item progress__item--reached' : 'progress__item'}>
      <p>
        {isReached && <Check size={18} strokeWidth={2.6} aria-hidden="true" />}
        {text}
      </p>
      <div className="progress__bar" aria-hidden="true">
        <div style={{ transform: `scaleX(${Math.min(1, share)})` }} />
      </div>
    </div>
  )
}
