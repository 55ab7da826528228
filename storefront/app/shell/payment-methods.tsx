import { useI18n } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'

/** Countries whose footer shows pictures of payment methods (spec 9), drawn as plain plates with the names. */
const plates = new Map<string, readonly string[]>(
  Object.entries({
    fi: ['Visa', 'Mastercard', 'MobilePay', 'Verkkopankki'],
    za: ['Visa', 'Mastercard', 'Instant EFT', 'Zapper'],
  }),
)

/** How one can pay, known before ordering begins (ux.md R-C3, G17): the shop's own ways by name. */
export function PaymentMethods() {
  const { t } = useI18n()
  const { settings, payments } = useShop()
  const drawn = plates.get(settings.COUNTRY)
  if (payments.length === 0 && !drawn) return null
  return (
    <section className="pay" aria-labelledby="footer-pay">
      <h2 id="footer-pay">{t('Payment methods')}</h2>
      <ul className="pay__names">
        {payments.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {drawn && (
        <ul className="pay__plates">
          {drawn.map((name) => (
            <li key={name}>
              <svg viewBox="0 0 96 32" width="96" height="32" role="img" aria-label={name}>
                <rect x="0.5" y="0.5" width="95" height="31" rx="6" className="pay__plate" />
                <text x="48" y="20.5" textAnchor="middle" className="pay__word">
                  {name}
                </text>
              </svg>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
