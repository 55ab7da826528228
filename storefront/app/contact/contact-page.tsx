import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { Week } from '#contract/hours.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactMap } from './contact-map.tsx'
import { OtherHours, type OtherHoursProps } from './other-hours.tsx'
import type { ContactPerson } from './use-contact.ts'
import { useToday } from './use-today.ts'
import { WeekHours } from './week-hours.tsx'

type ContactPageProps = {
  week: Week
  otherHours: OtherHoursProps | undefined
  /** Whether the guest asked for the map by following its link. */
  showsMap: boolean
  OwnMap: ComponentType<{ children: ReactNode }> | undefined
  social: readonly { name: string; href: string }[]
  phoneHref: string
  person: ContactPerson | undefined
}

/** How to find, call and write to the restaurant (spec 2). */
export function ContactPage(props: ContactPageProps) {
  const { week, otherHours, showsMap, OwnMap, social, phoneHref, person } = props
  const { t } = useI18n()
  const { settings } = useShop()
  const today = useToday()
  return (
    <div className="contact">
      <header className="contact__head">
        <h1>{t('Contact us')}</h1>
        <p>{t('Questions, wishes, a birthday for twenty? Write to us or drop by.')}</p>
      </header>
      <div className="contact__columns">
        <div className="contact__place">
          <ContactMap isWanted={showsMap} OwnMap={OwnMap} />
          <dl className="contact__facts">
            {settings.ADDRESS && (
              <Fact icon={<MapPin size={22} aria-hidden="true" />} name={t('Address')}>
                <address>{settings.ADDRESS}</address>
              </Fact>
            )}
            {settings.PHONE && (
              <Fact icon={<Phone size={22} aria-hidden="true" />} name={t('Phone')}>
                <a href={phoneHref}>
                  <bdi>{settings.PHONE}</bdi>
                </a>
              </Fact>
            )}
            {settings.CONTACT_EMAIL && (
              <Fact icon={<Mail size={22} aria-hidden="true" />} name={t('E-mail')}>
                <a href={`mailto:${settings.CONTACT_EMAIL}`}>{settings.CONTACT_EMAIL}</a>
              </Fact>
            )}
            {social.length > 0 && (
              <Fact icon={<MessageCircle size={22} aria-hidden="true" />} name={t('Also here')}>
                <ul className="contact__social">
                  {social.map(({ name, href }) => (
                    <li key={name}>
                      <a href={href} target="_blank" rel="noopener noreferrer">
                        {name}
                        <span className="visually-hidden"> ({t('opens in a new tab')})</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </Fact>
            )}
          </dl>
          <div className="contact__hours">
            <h2>
              <Clock size={22} aria-hidden="true" />
              {t('Opening hours')}
            </h2>
            <WeekHours week={week} today={today} specialDays={otherHours?.specialDays} />
            <OtherHours {...otherHours} today={today} />
          </div>
        </div>
        <section className="contact__write" aria-labelledby="contact-write">
          <h2 id="contact-write">{t('Write to us')}</h2>
          <ContactForm person={person} />
        </section>
      </div>
    </div>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {icon}
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
