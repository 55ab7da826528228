import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { answerReservation, listReservations, type Reservation } from '#contract/reservations.staff.ts'
import { answersPossible } from '#domain/reservations/answering.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useClock } from '#ui/use-now.ts'
import { ListFrame } from '../list/list-frame.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { type Page, usePages } from '../list/use-pages.ts'
import { useSend } from '../http/use-send.ts'
import { AnswerDialog, type Question } from './answer-dialog.tsx'
import { ReservationEntry } from './reservation-entry.tsx'

const PAGE_SIZE = 50

/** Requests for tables; until its time each can be confirmed or declined, also after all, and the guest is notified by mail. */
export function ReservationList() {
  const { t } = useI18n()
  const now = useClock()
  const pages = usePages(readReservations)
  const { isBusy, send } = useSend()
  const [question, setQuestion] = useState<Question & { isOutdated?: boolean }>()
  const newer = question?.isOutdated ? newerOf(question.reservation, pages.items) : undefined
  // Only after a conflict: nobody may overrule another member without being told.
  if (question && newer) setQuestion(askedAgain(question.status, newer, now))

  async function answer(text: string): Promise<void> {
    if (!question) return
    const { reservation, status } = question
    const answered = await send(() =>
      staffApi(answerReservation, {
        params: { id: reservation.id },
        body: { from: reservation.status, status, answer: text },
      }).catch((error: unknown) => {
        if (failureKindOf(error) === 'conflict') setQuestion({ reservation, status, isOutdated: true })
        throw error
      }),
    )
    if (answered) {
      pages.replace(answered)
      setQuestion(undefined)
    } else pages.refresh()
  }

  return (
    <>
      <ListFrame
        title={t('Reservations')}
        pages={pages}
        empty={{
          icon: <CalendarDays size={48} aria-hidden="true" />,
          text: t('Nobody has asked for a table yet'),
        }}
      >
        {(items) =>
          items.map((reservation) => (
            <ReservationEntry key={reservation.id} reservation={reservation} now={now} onAsk={setQuestion} />
          ))
        }
      </ListFrame>
      <AnswerDialog
        question={question}
        isBusy={isBusy}
        onClose={() => setQuestion(undefined)}
        onAnswer={(text) => void answer(text)}
      />
    </>
  )
}

/** The same reservation in the list, once it has another state there. */
const newerOf = (
  { id, status }: Reservation,
  items: readonly Reservation[] | undefined,
): Reservation | undefined => items?.find((one) => one.id === id && one.status !== status)

/** The same question about a reservation that has changed; undefined when it can no longer be answered so. */
function askedAgain(status: Question['status'], reservation: Reservation, now: number): Question | undefined {
  const canBe = answersPossible(reservation, new Date(now).toISOString()).includes(status)
  return canBe ? { reservation, status } : undefined
}

async function readReservations(before: string | undefined): Promise<Page<Reservation>> {
  const items = await staffApi(listReservations, { query: { before } })
  return { items, next: items.length < PAGE_SIZE ? undefined : items.at(-1)?.id }
}
