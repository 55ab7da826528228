import { Ban, CalendarX, CheckCheck, Hourglass, Users } from 'lucide-react'
import type { Reservation } from '#contract/reservations.staff.ts'
import { guestCount } from '#domain/reservations/guest-count.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ContactLinks } from '../list/contact-links.tsx'
import type { Question } from './answer-dialog.tsx'

type ReservationEntryProps = { reservation: Reservation; onAsk: (question: Question) => void }

/** One request: when, how many, who, and what can be answered. */
export function ReservationEntry({ reservation, onAsk }: ReservationEntryProps) {
  const { t, date } = useI18n()
  const { status, name } = reservation
  const isOpen = status === 'requested'
  const states = {
    requested: { word: t('Waiting for an answer'), look: 'pending_approval', Icon: Hourglass },
    confirmed: { word: t('Confirmed'), look: 'completed', Icon: CheckCheck },
    declined: { word: t('Declined'), look: 'rejected', Icon: Ban },
    cancelled: { word: t('Cancelled by the guest'), look: 'rejected', Icon: CalendarX },
  }
  const { word, look, Icon } = states[status]
  return (
    <li className={isOpen ? 'entry entry--open' : 'entry'}>
      <div className="entry__head">
        <p className="reservation__when">
          {date(reservation.reservedAt, {
            weekday: 'short',
            day: '2-digit',
            month: '2-digit',
            hour: '2-digit',
            minute: '2-digit',
          })}
        </p>
        <p className="reservation__guests">
          <Users size={22} aria-hidden="true" />
          {guestCount(reservation.guests, { t })}
        </p>
        <span className={`status-badge status-badge--${look}`}>
          <Icon size={16} aria-hidden="true" />
          {word}
        </span>
      </div>
      {reservation.branchName && (
        <p>
          <span className="visually-hidden">{t('Branch')} </span>
          <strong className="reservation__branch">{reservation.branchName}</strong>
        </p>
      )}
      <h2>{name}</h2>
      <ContactLinks phone={reservation.phone} email={reservation.email} />
      {reservation.notes && <p className="entry__text">{reservation.notes}</p>}
      {reservation.answer && <p className="reservation__answer">{reservation.answer}</p>}
      <p className="entry__time">
        {t('Asked on {date}', {
          date: date(reservation.requestedAt, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
      {isOpen && (
        <div className="entry__actions">
          <Button onClick={() => onAsk({ reservation, status: 'confirmed' })}>
            {t('Confirm')}
            <span className="visually-hidden"> {name}</span>
          </Button>
          <Button look="secondary" onClick={() => onAsk({ reservation, status: 'declined' })}>
            {t('Decline')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      )}
    </li>
  )
}
