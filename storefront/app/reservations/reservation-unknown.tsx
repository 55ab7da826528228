import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'

/** A link that leads to no reservation: mistyped, or deleted some months after its time (ux.md R-D6). */
export function ReservationUnknown() {
  const { t } = useI18n()
  const { PHONE } = useShop().settings
  return (
    <div className="checkout-empty">
      <SearchX size={56} strokeWidth={1.4} aria-hidden="true" />
      <h1 tabIndex={-1}>{t('We do not know this reservation')}</h1>
      <p>{t('Please check the link in our mail.')}</p>
      {PHONE !== '' && <p>{t('Or call us: {phone}', { phone: PHONE })}</p>}
      <Link className="button" to="/">
        {t('To the menu')}
      </Link>
    </div>
  )
}
