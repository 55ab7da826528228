import { type ComponentType, useRef } from 'react'
import { Link } from 'react-router'
import { count } from '#domain/cart/cart.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Agreements } from './confirmations.tsx'
import { ChangesNotice } from './changes-notice.tsx'
import type { CheckoutCart } from './checkout-cart.ts'
import { ContactBlock } from './contact-block.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { ExtrasBlock } from './extras-block.tsx'
import { HowBlock } from './how-block.tsx'
import { goToNextField } from './next-field.ts'
import { PaymentBlock } from './payment-block.tsx'
import { PaymentCanceled } from './payment-canceled.tsx'
import { RememberMe } from './remember-me.tsx'
import { Review } from './review.tsx'
import type { CheckoutData } from './derive-checkout.ts'
import { useCheckout } from './use-checkout.ts'
import type { PlaceChoiceProps } from '../location/place-choice-props.ts'
import { useOnline } from '../http/use-online.ts'
import { useOrdering } from './use-ordering.ts'

type CheckoutPageProps = {
  cart: CheckoutCart
  data: Omit<CheckoutData, 'shop'>
  /** How the new address system asks where to. */
  PlaceChoice: ComponentType<PlaceChoiceProps>
}

/** The checkout on one screen (ux.md 1.7): four blocks, then the whole order and the one button that orders it. */
export function CheckoutPage({ cart, data, PlaceChoice }: CheckoutPageProps) {
  const { t, money } = useI18n()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOnline = useOnline()
  const checkout = useCheckout(cart, data)
  const ordering = useOrdering(checkout, cart, isOnline)

  if (ordering.phase === 'placed') {
    return (
      <p className="checkout__leaving" role="status">
        {t('Your order is on its way to the kitchen …')}
      </p>
    )
  }
  if (cart.lines.length === 0) return <EmptyCart />
  return (
    <form
      className="checkout"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      {...{ onKeyDown: goToNextField, ...checkout.blocks.listeners }}
    >
      <div className="checkout__top">
        <h1 tabIndex={-1} ref={heading}>
          {t('Your checkout')}
        </h1>
        <a className="checkout__jump" href="#review">
          {t('{count, plural, one {# item} other {# items}}', { count: count(cart) })}
          <span className="price">{money(checkout.totals.total)}</span>
        </a>
      </div>
      <div className="checkout__form">
        <PaymentCanceled checkout={checkout} />
        <ErrorSummary issues={ordering.summary} open={checkout.issues} shown={checkout.errors.shown} />
        <ChangesNotice
          checkout={checkout}
          onAccept={() => {
            checkout.accept()
            heading.current?.focus()
          }}
        />
        <HowBlock checkout={checkout} PlaceChoice={PlaceChoice} />
        <ContactBlock checkout={checkout} />
        <ExtrasBlock checkout={checkout} cart={cart} />
        <PaymentBlock checkout={checkout} />
        <Agreements checkout={checkout} />
        {!checkout.account && !checkout.table && (
          <div className="agreements">
            <RememberMe
              isChosen={checkout.form.remember}
              onChange={(remember) => checkout.update({ remember })}
            />
          </div>
        )}
        <p className="checkout__back">
          <Link to="/">{t('Back to the menu')}</Link>
        </p>
      </div>
      <Review checkout={checkout} cart={cart} ordering={ordering} isOnline={isOnline} />
    </form>
  )
}
