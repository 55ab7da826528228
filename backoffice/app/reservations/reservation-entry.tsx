import { Ban, CalendarX, CheckCheck, Hourglass, Users } from 'lucide-react'
import type { Reservation } from '#contract/reservations.staff.ts'
import { answersPossible } from '#domain/reservations/answering.ts'
import { guestCount } from '#domain/reservations/guest-count.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ContactLinks } from '../list/contact-links.tsx'
import type { Question } from './answer-dialog.tsx'

type ReservationEntryProps = {
  reservation: Reservation
  /** The present instant in milliseconds. */
  now: number
  onAsk: (question: Question) => void
}

/** One request: when, how many, who, and what can be answered, also after a first answer. */
export function ReservationEntry({ reservation, now, onAsk }: ReservationEntryProps) {
  const { t, date } = useI18n()
  const { status, name } = reservation
  const answers = answersPossible(reservation, new Date(now).toISOString())
  const isOpen = status === 'requested' && answers.length > 0
  const states = {
    requested: isOpen
      ? { word: t('Waiting for an answer'), look: 'pending_approval', Icon: Hourglass }
      : { word: t('Not answered in time'), look: 'rejected', Icon: CalendarX },
    confirmed: { word: t('Confirmed'), look: 'completed', Icon: CheckCheck },
    declined: { word: t('Declined'), look: 'rejected', Icon: Ban },
    cancelled: { word: t('Cancelled by the guest'), look: 'rejected', Icon: CalendarX },
  }
  const { word, look, Icon } = states[status]
  const words = isOpen
    ? { confirmed: t('Confirm'), declined: t('Decline') }
    : { confirmed: t('Confirm after all'), declined: t('Decline after all') }
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
      {answers.length > 0 && (
        <div className="entry__actions">
          {answers.map((answer) => (
            <Button
              key={answer}
              look={isOpen && answer === 'confirmed' ? 'primary' : 'secondary'}
              onClick={() => onAsk({ reservation, status: answer })}
            >
              {words[answer]}
              <span className="visually-hidden"> {name}</span>
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
