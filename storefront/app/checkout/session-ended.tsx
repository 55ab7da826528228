import { Link } from 'react-router'
import { messages } from '#domain/messages.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'

/** The session has ended while the form was filled in: both ways on, and nothing of the form or the cart is lost. */
export function SessionEnded({ onContinueAsGuest }: { onContinueAsGuest: () => void }) {
  const { t } = useI18n()
  const mayGuests = isOn(useShop(), 'ALLOW_GUEST_CHECKOUT')
  return (
    <div className="notice notice--wrong" id="session-ended" role="alert" tabIndex={-1}>
      <p>
        <strong>{t(messages.sessionEnded)}.</strong> {t('Your cart and what you have filled in stay here.')}
      </p>
      {/* A new document, so that every part of the page learns that nobody is signed in. */}
      <Link className="button button--secondary" to="/login?return=/checkout" reloadDocument>
        {t('Log in again')}
      </Link>
      {mayGuests && (
        <Button look="secondary" onClick={onContinueAsGuest}>
          {t('Checkout as Guest')}
        </Button>
      )}
    </div>
  )
}
