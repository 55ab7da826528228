import { useEffect, useRef, type RefObject } from 'react'
import { ReceiptTotals } from '../receipt/receipt-totals.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { CheckoutCart } from './checkout-cart.ts'
import { focusOn } from '../form/focus-on.ts'
import { deliverTypeName, whenText } from './how-texts.ts'
import { OrderButton } from './order-button.tsx'
import { OrderProgress } from './order-progress.tsx'
import { ReviewLine } from './review-line.tsx'
import type { Checkout } from './use-checkout.ts'
import type { Ordering } from './use-ordering.ts'

type ReviewProps = { checkout: Checkout; cart: CheckoutCart; ordering: Ordering; isOnline: boolean }

/** The whole order as a receipt, nothing collapsed, and directly below it the one button (ux.md R-C1, R-C2). */
export function Review({ checkout, cart, ordering, isOnline }: ReviewProps) {
  const { t, money } = useI18n()
  const box = useRef<HTMLElement>(null)
  useHeight(box)
  const { lines, totals, area, deliverType, quote } = checkout
  const remove = (index: number) => {
    const next = lines[index + 1] ?? lines[index - 1]
    const line = lines[index]
    if (line) cart.remove(line.id)
    focusOn(next ? `order-line-${next.id}` : 'review')
  }
  const chooseTime = (window: string) => checkout.update({ when: 'later', window, seenTime: '' })
  return (
    <section className="review" ref={box} aria-labelledby="review">
      {deliverType === 'delivery' && area && <OrderProgress area={area} goods={totals.goods} />}
      <div className="receipt">
        <h2 className="receipt__title" id="review" tabIndex={-1}>
          {t('Your order')}
        </h2>
        <p className="receipt__how">{useHow(checkout)}</p>
        <ul className="receipt__lines">
          {lines.map((line, index) => (
            <ReviewLine key={line.id} line={line} onRemove={() => remove(index)} onTime={chooseTime} />
          ))}
        </ul>
        <ReceiptTotals totals={totals} delivery={deliveryText(checkout, t('depends on your area'))} />
      </div>
      <OrderButton checkout={checkout} ordering={ordering} isOnline={isOnline} />
      <p className="visually-hidden" role="status">
        {quote && t('Total {amount}', { amount: money(quote.totals.total) })}
      </p>
    </section>
  )
}

/** The fee; a sentence while the area is open, and no row at all when nothing is delivered. */
function deliveryText({ deliverType, area }: Checkout, open: string): string | null | undefined {
  if (deliverType !== 'delivery') return null
  return area ? undefined : open
}

function useHow({ deliverType, areaText, timing, times }: Checkout): string {
  const i18n = useI18n()
  return [
    deliverType !== '' && deliverTypeName(deliverType, i18n),
    deliverType === 'delivery' && areaText,
    whenText({ timing, times }, i18n),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Tells the styles how high the receipt is: it sticks to the window by its start or, when it is longer, by its end. */
function useHeight(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--review-height', `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
}
