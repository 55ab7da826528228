import { useEffect } from 'react'
import { Link } from 'react-router'
import { messages } from '#domain/messages.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'
import { focusOn } from '../form/focus-on.ts'
import { OTHER_SESSION } from './anchors.ts'

type OtherSessionProps = {
  /** The session has ended; else a guest has signed in since. */
  isEnded: boolean
  /** A press on the order button has found it out, so the notice comes into view. */
  takesFocus: boolean
  onContinueAsGuest: () => void
}

/** Somebody else is signed in than while the form was filled in: the ways on, and nothing of the form or the cart is lost. */
export function OtherSession({ isEnded, takesFocus, onContinueAsGuest }: OtherSessionProps) {
  const { t } = useI18n()
  useEffect(() => {
    if (takesFocus) focusOn(OTHER_SESSION)
  }, [takesFocus])
  const mayGuests = isOn(useShop(), 'ALLOW_GUEST_CHECKOUT')
  return (
    <div className="notice notice--wrong" id={OTHER_SESSION} role="alert" tabIndex={-1}>
      <p>
        <strong>{t(isEnded ? messages.sessionEnded : messages.signedInSince)}.</strong>{' '}
        {t('Your cart and what you have filled in stay here.')}
      </p>
      {/* A new document, so that every part of the page learns who is signed in. */}
      <Link
        className="button button--secondary"
        to={isEnded ? '/login?return=/checkout' : '/checkout'}
        reloadDocument
      >
        {isEnded ? t('Log in again') : t('Continue with my account')}
      </Link>
      {isEnded && mayGuests && (
        <Button look="secondary" onClick={onContinueAsGuest}>
          {t('Checkout as Guest')}
        </Button>
      )}
    </div>
  )
}
