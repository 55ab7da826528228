import { ShoppingBasket } from 'lucide-react'
import { Link } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'

/**
 * The checkout without anything to order. While it is `isWaiting` for the stored cart it is seen only where there is none, and
 * where there are no scripts.
 */
export function EmptyCart({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useI18n()
  return (
    <div className={isWaiting ? 'checkout-empty checkout-empty--waiting' : 'checkout-empty'}>
      <ShoppingBasket size={56} strokeWidth={1.4} aria-hidden="true" />
      <h1 tabIndex={-1}>{t('Nothing in here yet')}</h1>
      <p>{t('Choose something you fancy, then come back to order it.')}</p>
      <Link className="button" to="/">
        {t('To the menu')}
      </Link>
      {isWaiting && <noscript>{t('Please switch on JavaScript to order, or call us.')}</noscript>}
    </div>
  )
}
