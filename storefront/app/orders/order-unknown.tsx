import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { useShop } from '../shop/use-shop.ts'
import { useI18n } from '#ui/i18n.tsx'

/** A link that leads to no order. */
export function OrderUnknown() {
  const { t } = useI18n()
  const { PHONE } = useShop().settings
  return (
    <div className="checkout-empty">
      <SearchX size={56} strokeWidth={1.4} aria-hidden="true" />
      <h1 tabIndex={-1}>{t('We do not know this order')}</h1>
      <p>{t('Please check the link in your confirmation.')}</p>
      {PHONE !== '' && <p>{t('Or call us: {phone}', { phone: PHONE })}</p>}
      <Link className="button" to="/">
        {t('To the menu')}
      </Link>
    </div>
  )
}
