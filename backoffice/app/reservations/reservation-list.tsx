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
  const [asked, setAsked] = useState<Question & { isOutdated?: boolean }>()
  const question = asked?.isOutdated ? askedAgain(asked, pages.items, now) : asked

  async function answer(text: string): Promise<void> {
    if (!question) return
    const { reservation, status } = question
    const answered = await send(() =>
      staffApi(answerReservation, {
        params: { id: reservation.id },
        body: { from: reservation.status, status, answer: text },
      }).catch((error: unknown) => {
        if (failureKindOf(error) === 'conflict') setAsked({ reservation, status, isOutdated: true })
        throw error
      }),
    )
    if (answered) {
      pages.replace(answered)
      setAsked(undefined)
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
            <ReservationEntry key={reservation.id} reservation={reservation} now={now} onAsk={setAsked} />
          ))
        }
      </ListFrame>
      <AnswerDialog
        question={question}
        isBusy={isBusy}
        onClose={() => setAsked(undefined)}
        onAnswer={(text) => void answer(text)}
      />
    </>
  )
}

/**
 * The question about the reservation as the list has it now, for after a conflict; undefined when it can no longer be answered
 * so. Before a conflict the question keeps what it was asked about: nobody may overrule another member without being told.
 */
function askedAgain(
  { reservation, status }: Question,
  items: readonly Reservation[] | undefined,
  now: number,
): Question | undefined {
  const latest = items?.find(({ id }) => id === reservation.id) ?? reservation
  const canBe = answersPossible(latest, new Date(now).toISOString()).includes(status)
  return canBe ? { reservation: latest, status } : undefined
}

async function readReservations(before: string | undefined): Promise<Page<Reservation>> {
  const items = await staffApi(listReservations, { query: { before } })
  return { items, next: items.length < PAGE_SIZE ? undefined : items.at(-1)?.id }
}
