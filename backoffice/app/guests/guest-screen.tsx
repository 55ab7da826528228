import type { StaffGuest } from '#contract/guests.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { BackLink } from '../documents/back-link.tsx'
import { Card } from '../documents/card.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { ContactLinks } from '../list/contact-links.tsx'
import { GuestAccess } from './guest-access.tsx'
import { GuestData } from './guest-data.tsx'
import { GuestOrders } from './guest-orders.tsx'
import { GuestPoints } from './guest-points.tsx'
import { BlockedMark } from './guest-row.tsx'
import './guests.css'
import { useGuest } from './use-guest.ts'

/** One guest: data, orders, points, and what can be done. */
export function GuestScreen({ id }: { id: string }) {
  const { t } = useI18n()
  const { data: guest, error, refetch } = useGuest(id)
  return (
    <div className="list-page">
      <BackLink to="/guests">{t('Customers')}</BackLink>
      {guest ? (
        <Guest guest={guest} />
      ) : error ? (
        <ReadFailure failure={failureKindOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Reading />
      )}
    </div>
  )
}

function Guest({ guest }: { guest: StaffGuest }) {
  const { t } = useI18n()
  const { id, name, email, phone, hasAccount, isBlocked } = guest
  const isKnown = email !== '' || hasAccount
  return (
    <>
      <div className="list-page__head">
        <h1>{name || email || t('Deleted guest')}</h1>
        {isBlocked && <BlockedMark />}
      </div>
      {isKnown && (
        <div className="guest-columns">
          <div className="guest-column">
            <Card title={t('Contact')}>
              <ContactLinks email={email} phone={phone} />
              <GuestFacts guest={guest} />
            </Card>
            <GuestOrders id={id} count={guest.orders} spent={guest.spent} />
          </div>
          <div className="guest-column">
            {hasAccount && <GuestPoints guest={guest} />}
            <GuestAccess guest={guest} />
            {guest.mayChange && <GuestData guest={guest} />}
          </div>
        </div>
      )}
      {!isKnown && <GuestAccess guest={guest} />}
      {!guest.mayChange && (
        <p className="edit-card__hint">
          {t('Points, blocks and data are changed by those who work for all branches.')}
        </p>
      )}
    </>
  )
}

/** What the account says about the guest, and the saved addresses. */
function GuestFacts({ guest: { account, addresses } }: { guest: StaffGuest }) {
  const { t, date } = useI18n()
  const day = (instant: string) => date(instant, { dateStyle: 'medium' })
  if (!account)
    return (
      <p className="edit-card__hint">
        {t(
          'Orders without an account. They are put together by the e-mail address, which nobody has confirmed.',
        )}
      </p>
    )
  return (
    <>
      <dl className="guest-facts">
        <div>
          <dt>{t('Account since')}</dt>
          <dd>{day(account.openedAt)}</dd>
        </div>
        {account.lastSeenAt && (
          <div>
            <dt>{t('Last seen')}</dt>
            <dd>{day(account.lastSeenAt)}</dd>
          </div>
        )}
        <div>
          <dt>{t('E-mail address')}</dt>
          <dd>{account.isEmailConfirmed ? t('Confirmed by the guest') : t('Not confirmed')}</dd>
        </div>
      </dl>
      {addresses.length > 0 && (
        <ul className="guest-addresses" aria-label={t('Saved addresses')}>
          {addresses.map(({ id, name, address, extras, town }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span>{[address, town].filter((part) => part !== '').join(', ')}</span>
              {extras && <span className="row__more">{extras}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
