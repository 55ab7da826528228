import { useI18n } from '#ui/i18n.tsx'

/** The frame of the checkout while the cart of this device is read. Holds nothing personal. */
export function CheckoutSkeleton() {
  const { t } = useI18n()
  return (
    <div className="checkout" aria-busy="true">
      <div className="checkout__top">
        <h1 tabIndex={-1}>{t('Your checkout')}</h1>
      </div>
      <div className="checkout__form">
        <p className="visually-hidden" role="status">
          {t('Loading')}
        </p>
        {['how', 'contact', 'extras', 'payment'].map((name) => (
          <div key={name} className="checkout__ghost" />
        ))}
        <noscript>{t('Please switch on JavaScript to order, or call us.')}</noscript>
      </div>
    </div>
  )
}
