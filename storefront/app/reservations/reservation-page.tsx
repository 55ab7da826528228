import { CalendarCheck, CalendarX, Hourglass, Phone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { GuestReservation } from '#contract/reservations.ts'
import { guestCount } from '#domain/reservations/guest-count.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import { useBranch } from '../shop/use-branch.ts'
import { CancelQuestion } from './cancel-question.tsx'
import { reservationSentence } from './reservation-texts.ts'

type ReservationPageProps = {
  loaded: GuestReservation
  /** The secret of its link. */
  token: string
}

const icons = {
  requested: Hourglass,
  confirmed: CalendarCheck,
  declined: CalendarX,
  cancelled: CalendarX,
}

/** A reservation as its guest finds it by the link of a mail: how it stands, and a way to cancel it. */
export function ReservationPage({ loaded, token }: ReservationPageProps) {
  const i18n = useI18n()
  const { t, date } = i18n
  const [reservation, setReservation] = useState(loaded)
  const branch = useBranch(reservation)
  const [isAsking, setIsAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { status, reservedAt, guests, name, answer, canCancel } = reservation
  const { title, text } = reservationSentence(reservation, i18n)
  const Icon = icons[status]
  const isChanged = status !== loaded.status
  // The button that opened the question is gone.
  useEffect(() => {
    if (isChanged) heading.current?.focus()
  }, [isChanged])
  const moment = date(reservedAt, { dateStyle: 'full', timeStyle: 'short' })
  return (
    <article className="reservation-page">
      <div className="reservation-page__head" role="status">
        <Icon
          className={`reservation-page__icon reservation-page__icon--${status}`}
          size={56}
          strokeWidth={1.6}
          aria-hidden="true"
        />
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p>{text}</p>
      </div>
      <dl className="order-facts card">
        <div>
          <dt>{t('When')}</dt>
          <dd>
            <time dateTime={reservedAt}>{t('{date}', { date: moment })}</time>
          </dd>
        </div>
        {branch.name !== null && (
          <div>
            <dt>{t('Branch')}</dt>
            <dd>{[branch.name, branch.address].filter(Boolean).join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>{t('Guests')}</dt>
          <dd>{guests}</dd>
        </div>
        <div>
          <dt>{t('Name')}</dt>
          <dd>{name}</dd>
        </div>
        {answer !== '' && (
          <div>
            <dt>{t('What the restaurant says')}</dt>
            <dd>{answer}</dd>
          </div>
        )}
      </dl>
      <div className="reservation-page__ways">
        {canCancel && (
          <Button look="secondary" className="button--danger" onClick={() => setIsAsking(true)}>
            <CalendarX size={20} aria-hidden="true" />
            {t('Cancel the reservation')}
          </Button>
        )}
        {branch.phone !== '' && (
          <a className="button button--secondary" href={phoneLink(branch.phone)}>
            <Phone size={20} aria-hidden="true" />
            {t('Call us')} <bdi>{branch.phone}</bdi>
          </a>
        )}
        <Link className="button button--quiet" to="/">
          {t('To the menu')}
        </Link>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        kind="small"
        title={t('Cancel the reservation?')}
        closeLabel={t('Close')}
      >
        <CancelQuestion
          token={token}
          summary={guestCount(guests, i18n)}
          moment={t('{date}', { date: moment })}
          onSeen={setReservation}
          onEnd={() => setIsAsking(false)}
        />
      </Dialog>
    </article>
  )
}
