import { MapPin, Phone } from 'lucide-react'
import { useI18n } from '#ui/i18n.tsx'
import { PackagingNote } from '../shop/packaging-note.tsx'
import { isOn, type PageLink } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'
import { AppBadges } from './app-badges.tsx'
import { OpeningWeek } from './opening-week.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import { socialLinks } from './social-links.ts'

/**
 * The end of every page: who we are, when we are open, every way on, and everything the law wants within reach (spec 2,
 * ux.md R-C3, R-C6); of it the checkout keeps what is marked as legal. Written by the server only; what depends on who is there is shown and hidden by `data-session`.
 */
export function SiteFooter() {
  const { t } = useI18n()
  const shop = useShop()
  const { settings, pages, legal, pictures } = shop
  const lawful: (PageLink | undefined)[] = [legal.ACCESSIBILITY_PAGE, legal.IMPRINT, legal.PRIVACY_POLICY]
  const flagged = pages.filter(
    ({ onHeader, onFooter, slug }) => (onHeader || onFooter) && !lawful.some((one) => one?.slug === slug),
  )
  return (
    <>
      <div className="site-footer__inner">
        <section className="site-footer__who" aria-labelledby="footer-name">
          <h2 id="footer-name">
            {pictures.FOOTER_LOGO ? (
              <img src={pictures.FOOTER_LOGO.url} alt={settings.SITE_TITLE} height="56" loading="lazy" />
            ) : (
              settings.SITE_TITLE
            )}
          </h2>
          {settings.ADDRESS && (
            <p>
              <MapPin size={18} aria-hidden="true" />
              {settings.ADDRESS}
            </p>
          )}
          {settings.PHONE && (
            <p>
              <Phone size={18} aria-hidden="true" />
              <a href={phoneLink(settings.PHONE)}>
                <bdi>{settings.PHONE}</bdi>
              </a>
            </p>
          )}
          <Social />
          <AppBadges />
        </section>
        <OpeningWeek />
        <Visit />
        <nav className="site-footer__pages" aria-label={t('More pages')}>
          <h2>{t('Good to know')}</h2>
          <ul>
            {flagged.map((page) => (
              <li
                key={page.slug}
                data-legal={page.slug === legal.TERMS_AND_CONDITIONS?.slug ? '' : undefined}
              >
                <a href={`/pages/${page.slug}`}>{page.name}</a>
              </li>
            ))}
            {legal.ACCESSIBILITY_PAGE && (
              <li data-legal="">
                <a href={`/pages/${legal.ACCESSIBILITY_PAGE.slug}`}>{legal.ACCESSIBILITY_PAGE.name}</a>
              </li>
            )}
            {legal.IMPRINT && (
              <li data-legal="">
                <a href={`/pages/${legal.IMPRINT.slug}`}>{legal.IMPRINT.name}</a>
              </li>
            )}
            {legal.PRIVACY_POLICY && (
              <li data-legal="">
                <a href={`/pages/${legal.PRIVACY_POLICY.slug}`}>{legal.PRIVACY_POLICY.name}</a>
              </li>
            )}
            {isOn(shop, 'CUSTOM_HEADER_CODE') && (
              <li>
                <button type="button" data-open-consent>
                  {t('Cookie settings')}
                </button>
              </li>
            )}
          </ul>
        </nav>
      </div>
      <PaymentMethods />
      <Languages />
      <div className="site-footer__small">
        {isOn(shop, 'PRICES_INCLUDE_TAX') && (
          <p>
            {t('All prices incl. VAT, plus delivery.')}{' '}
            {legal.DELIVERY_PAYMENT_PAGE && (
              <a href={`/pages/${legal.DELIVERY_PAYMENT_PAGE.slug}`}>{legal.DELIVERY_PAYMENT_PAGE.name}</a>
            )}
          </p>
        )}
        {isOn(shop, 'IMAGE_NOTICE') && <p>{t('Pictures: serving suggestion.')}</p>}
        <PackagingNote />
        <a className="site-footer__top" href="#content">
          {t('Back to top')}
        </a>
      </div>
    </>
  )
}

/** What the header offers, once more (spec 2). */
function Visit() {
  const { t } = useI18n()
  const shop = useShop()
  return (
    <nav className="site-footer__pages" aria-label={t('Order and account')}>
      <h2>{t('Your visit')}</h2>
      <ul>
        <li>
          <a href="/">{t('Order')}</a>
        </li>
        {isOn(shop, 'RESERVATION_ENABLED') && (
          <li>
            <a href="/?reservation=1">{t('Reservation')}</a>
          </li>
        )}
        <li>
          <a href="/contact">{t('Contact')}</a>
        </li>
        <li data-for="user">
          <a href="/me/my-profile">{t('My Profile')}</a>
        </li>
        <li data-for="user">
          <a href="/me/my-orders">{t('My Orders')}</a>
        </li>
        <li data-for="user">
          <a href={isOn(shop, 'USES_NEW_ADDRESS_SYSTEM') ? '/me/address-list' : '/me/my-addresses'}>
            {t('My Addresses')}
          </a>
        </li>
        {isOn(shop, 'LOYALTY_SYSTEM') && (
          <li data-for="user">
            <a href="/me/my-transactions/transaction-history">{t('My points')}</a>
          </li>
        )}
        <li data-for="user">
          <button type="button" data-sign-out>
            {t('Logout')}
          </button>
        </li>
        <li data-for="guest">
          <a href="/login">{t('Login')}</a>
        </li>
        {isOn(shop, 'ALLOW_REGISTRATION') && (
          <li data-for="guest">
            <a href="/register">{t('Register')}</a>
          </li>
        )}
        <li data-for="guest">
          <a href="/reset-password">{t('Forgot your password?')}</a>
        </li>
      </ul>
    </nav>
  )
}

/** The same page in another language, also without scripts. */
function Languages() {
  const { t, language } = useI18n()
  const { languages } = useShop()
  if (languages.length < 2) return null
  return (
    <ul className="site-footer__languages" aria-label={t('Language')}>
      {languages.map(({ code, name }) => (
        <li key={code}>
          <a
            href={`?lang=${code}`}
            hrefLang={code}
            lang={code}
            aria-current={code === language ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Social() {
  const social = socialLinks(useShop().settings)
  if (social.length === 0) return null
  return (
    <ul className="site-footer__social">
      {social.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="noopener noreferrer" target="_blank">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
