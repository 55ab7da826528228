import { Phone } from 'lucide-react'
import { DAY_AND_TIME, useI18n } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'
import { phoneLink } from '../shop/phone-link.ts'
import { useWorkingHours } from './working-hours.ts'

/** What guests see while the restaurant is inactive (spec 2): when it opens again, and a phone. */
export function UnavailablePage() {
  const { t, date } = useI18n()
  const { settings } = useShop()
  const nextOpen = useWorkingHours()?.nextOpen
  return (
    <article className="unavailable">
      <svg className="unavailable__sign" viewBox="0 0 160 120" width="160" height="120" aria-hidden="true">
        <path d="M80 8 34 46M80 8l46 38" className="unavailable__string" />
        <circle cx="80" cy="8" r="5" className="unavailable__nail" />
        <rect x="14" y="44" width="132" height="66" rx="14" className="unavailable__board" />
        <path d="M66 64a16 16 0 1 0 20 22 14 14 0 0 1-20-22Z" className="unavailable__moon" />
        <circle cx="98" cy="66" r="3" className="unavailable__star" />
        <circle cx="110" cy="82" r="2" className="unavailable__star" />
      </svg>
      <h1>{t('We are closed')}</h1>
      <p className="unavailable__text">
        {t('Restaurant is not available right now. Please try again later')}
      </p>
      <p className="unavailable__next" role="status">
        {nextOpen &&
          t('Next opening hours: {time}', {
            time: date(nextOpen, DAY_AND_TIME),
          })}
      </p>
      {settings.PHONE && (
        <a className="button button--large" href={phoneLink(settings.PHONE)}>
          <Phone size={20} aria-hidden="true" />
          <bdi>{settings.PHONE}</bdi>
        </a>
      )}
    </article>
  )
}
