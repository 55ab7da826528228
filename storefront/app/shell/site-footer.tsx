import { MapPin, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { isOn, type PageLink } from '../shop.ts'
import { useShop } from '../use-shop.ts'
import { useWords } from '#ui/words.tsx'
import { OpeningWeek } from './opening-week.tsx'
import { phoneLink } from './phone-link.ts'
import { socialLinks } from './social-links.ts'

/** The end of every page: who we are, when we are open, and everything the law wants within reach. */
export function SiteFooter() {
  const { t } = useWords()
  const shop = useShop()
  const { settings, pages, legal, pictures } = shop
  const social = socialLinks(settings)
  const lawful: (PageLink | undefined)[] = [legal.IMPRINT, legal.PRIVACY_POLICY]
  const flagged = pages.filter((page) => page.onFooter && !lawful.some((one) => one?.slug === page.slug))
  return (
    <footer className="site-footer">
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
          {social.length > 0 && (
            <ul className="site-footer__social">
              {social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener noreferrer" target="_blank">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
        <OpeningWeek />
        <nav className="site-footer__pages" aria-label={t('More pages')}>
          <ul>
            {flagged.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={`/pages/${slug}`}>{name}</Link>
              </li>
            ))}
            {legal.IMPRINT && (
              <li>
                <Link to={`/pages/${legal.IMPRINT.slug}`}>{t('Imprint')}</Link>
              </li>
            )}
            {legal.PRIVACY_POLICY && (
              <li>
                <Link to={`/pages/${legal.PRIVACY_POLICY.slug}`}>{t('Privacy')}</Link>
              </li>
            )}
          </ul>
        </nav>
      </div>
      <div className="site-footer__small">
        {isOn(shop, 'PRICES_INCLUDE_TAX') && (
          <p>
            {t('All prices incl. VAT, plus delivery.')}{' '}
            {legal.DELIVERY_PAYMENT_PAGE && (
              <Link to={`/pages/${legal.DELIVERY_PAYMENT_PAGE.slug}`}>
                {legal.DELIVERY_PAYMENT_PAGE.name}
              </Link>
            )}
          </p>
        )}
        {isOn(shop, 'IMAGE_NOTICE') && <p>{t('Pictures: serving suggestion.')}</p>}
        <a className="site-footer__top" href="#content">
          {t('Back to top')}
        </a>
      </div>
    </footer>
  )
}
