import { ShoppingBasket } from 'lucide-react'
import { Link } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'

/** The checkout without anything to order. */
export function EmptyCart() {
  const { t } = useI18n()
  return (
    <div className="checkout-empty">
      <ShoppingBasket size={56} strokeWidth={1.4} aria-hidden="true" />
      <h1 tabIndex={-1}>{t('Nothing in here yet')}</h1>
      <p>{t('Choose something you fancy, then come back to order it.')}</p>
      <Link className="button" to="/">
        {t('To the menu')}
      </Link>
    </div>
  )
}
