import { useEffect, useRef } from 'react'
import { createReservation } from '#contract/reservations.ts'
import { messages } from '#domain/messages.ts'
import { monthOf, readTypedDate } from '#domain/reservations/calendar-date.ts'
import { reservationFieldIssues } from '#domain/reservations/field-issues.ts'
import { useI18n } from '#ui/i18n.tsx'
import { browserApi } from '../http/browser-api.ts'
import { type SpamTrap, useSpamTrap } from '../form/spam-trap.tsx'
import { rejectedPhoneText } from '../form/phone-field.tsx'
import { createIdempotencyKeys } from '../http/idempotency-key.ts'
import { type Form, useForm } from '../form/use-form.ts'
import { type Months, useMonths } from './use-months.ts'

/** What is known about who asks. */
export type Person = { name: string; email: string; phone: string }

export type ReservationValues = {
  /** What stands in the field of the date. */
  date: string
  /** The chosen instant; empty until a time is chosen. */
  reservedAt: string
  guests: string
  name: string
  email: string
  phone: string
  rejectedPhone: string
  notes: string
  terms: boolean
}

export type Reservation = {
  form: Form<ReservationValues>
  spamTrap: SpamTrap
  months: Months
  /** The date that stands in the field, when there is such a day. */
  day: string | undefined
}

/** The form of a reservation: its values live as long as the page, whether it is open or not. */
export function useReservation(person: Person | undefined): Reservation {
  const { t } = useI18n()
  const spamTrap = useSpamTrap()
  const months = useMonths()
  const keys = useRef(createIdempotencyKeys()).current
  const form = useForm<ReservationValues>({
    id: 'reservation',
    keepAs: 'reservation',
    initial: {
      date: '',
      reservedAt: '',
      guests: '2',
      name: person?.name ?? '',
      email: person?.email ?? '',
      phone: person?.phone ?? '',
      rejectedPhone: '',
      notes: '',
      terms: false,
    },
    names: {
      guests: t('Guests'),
      date: t('Date'),
      reservedAt: t('Time'),
      name: t('Name'),
      email: t('E-mail'),
      phone: t('Phone'),
      rejectedPhone: t('Phone'),
      notes: t('Notes'),
      terms: t('Terms'),
    },
    check: (values) => {
      const { reservedAt, ...others } = reservationFieldIssues(values)
      const { phone } = others
      return {
        ...others,
        ...(reservedAt && whenProblem(values, months)),
        ...(phone && values.rejectedPhone && { phone: [rejectedPhoneText(values.rejectedPhone, t)] }),
      }
    },
    send: async ({ date: _date, rejectedPhone: _rejected, ...fields }) => {
      const idempotencyKey = keys.keyFor(fields)
      try {
        await browserApi()(createReservation, { body: { ...fields, ...spamTrap.read() }, idempotencyKey })
      } catch (error) {
        months.reload()
        throw error
      }
    },
  })
  const day = readTypedDate(form.values.date)
  const { show, today, last } = months
  const isNear = day !== undefined && day >= today && (last === undefined || day <= last)
  // A day that was kept before a reload is shown with its times.
  useEffect(() => {
    if (isNear) show(monthOf(day))
  }, [day, isNear, show])
  return { form, spamTrap, months, day }
}

/** Which of day and time is missing or wrong, as long as no time is chosen. */
function whenProblem({ date }: ReservationValues, months: Months): Record<string, string[]> {
  const day = readTypedDate(date)
  if (date.trim() === '') return { date: [messages.reservedAtMissing] }
  if (!day) return { date: ['Please enter a date like 21.11.2026'] }
  const problem = months.problemOf(day)
  return problem ? { date: [problem] } : { reservedAt: [messages.dateMissing] }
}
