import { useI18n } from '#ui/i18n.tsx'
import { isOn } from '../../shop/shop.ts'
import { useShop } from '../../shop/use-shop.ts'

/** Whether and which delivery costs are added to a price (ux.md R-P1); a tab of its own keeps what was chosen. */
export function DeliveryCosts() {
  const { t } = useI18n()
  const shop = useShop()
  const costs = shop.legal.DELIVERY_PAYMENT_PAGE
  if (!isOn(shop, 'ALLOW_DELIVERY')) return null
  if (!costs) return <small>{t('plus delivery costs')}</small>
  return (
    <small>
      <a href={`/pages/${costs.slug}`} target="_blank" rel="noopener">
        {t('plus delivery costs')}
        <span className="visually-hidden"> ({t('opens in a new tab')})</span>
      </a>
    </small>
  )
}
