import { type ComponentType, memo, useDeferredValue, useRef, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { count } from '#domain/cart/cart.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Block } from './block.tsx'
import { Agreements } from './confirmations.tsx'
import { ChangesNotice } from './changes-notice.tsx'
import type { CheckoutCart } from './checkout-cart.ts'
import { ContactBlock } from './contact-block.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { ExtrasBlock } from './extras-block.tsx'
import { HowBlock } from './how-block.tsx'
import { PaymentBlock } from './payment-block.tsx'
import { PaymentCanceled } from './payment-canceled.tsx'
import { RememberMe } from './remember-me.tsx'
import { Review } from './review.tsx'
import type { CheckoutData } from './derive-checkout.ts'
import { type Checkout, useCheckout } from './use-checkout.ts'
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
export const CheckoutPage = memo(function CheckoutPage({ cart, data, PlaceChoice }: CheckoutPageProps) {
  const { t, money } = useI18n()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isOnline = useOnline()
  const checkout = useCheckout(cart, data, form)
  const ordering = useOrdering(checkout, cart, isOnline)
  // What a first screen does not show is rendered in the background, after what it shows.
  const isWhole = useDeferredValue(cart.isReady, false)
  const isWaiting = !cart.isReady
  const isEmpty = cart.lines.length === 0

  if (ordering.phase === 'placed') {
    return (
      <p className="checkout__leaving" role="status">
        {t('Your order is on its way to the kitchen …')}
      </p>
    )
  }
  return (
    <>
      {isEmpty && <EmptyCart isWaiting={isWaiting} />}
      {(isWaiting || !isEmpty) && (
        <form
          ref={form}
          className={`checkout${isWaiting ? ' checkout--waiting' : ''}`}
          data-known={data.last ? '' : undefined}
          aria-busy={isWaiting}
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
            {isWaiting && (
              <p className="visually-hidden" role="status">
                {t('Loading')}
              </p>
            )}
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
            {isWhole ? <Rest checkout={checkout} cart={cart} /> : <RestSpace />}
          </div>
          {isWhole ? (
            <Review checkout={checkout} cart={cart} ordering={ordering} isOnline={isOnline} />
          ) : (
            <ReviewSpace />
          )}
        </form>
      )}
    </>
  )
})

/** What follows the ways, the place and the contact. */
function Rest({ checkout, cart }: { checkout: Checkout; cart: CheckoutCart }) {
  const { t } = useI18n()
  return (
    <>
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
    </>
  )
}

/** The room of the two parts that come later. */
function RestSpace() {
  const { t } = useI18n()
  return (
    <>
      <Block number={3} title={t('Extras')}>
        <div className="checkout__ghost" />
      </Block>
      <Block number={4} title={t('Payment')}>
        <div className="checkout__ghost" />
      </Block>
    </>
  )
}

/** The receipt that waits for its lines. */
function ReviewSpace() {
  const { t } = useI18n()
  return (
    <section className="review" aria-labelledby="review">
      <div className="receipt receipt--waiting">
        <h2 className="receipt__title" id="review" tabIndex={-1}>
          {t('Your order')}
        </h2>
      </div>
    </section>
  )
}

const TEXT = 'input[aria-required="true"]:is([type="text"], [type="email"], [type="tel"], :not([type]))'

/**
 * Enter leads on to the next field that is still empty, as the key of a phone's keyboard says; after the last one the
 * keyboard of a phone goes.
 */
function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target
  if (event.key !== 'Enter' || event.defaultPrevented || !(field instanceof HTMLInputElement)) return
  if (!field.matches(TEXT)) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll<HTMLInputElement>(TEXT)]
  const next = all.slice(all.indexOf(field) + 1).find(({ value }) => value === '')
  if (next) next.focus()
  else if (matchMedia('(pointer: coarse)').matches) field.blur()
}
