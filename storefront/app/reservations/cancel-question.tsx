import { useRef, useState } from 'react'
import { cancelReservation, type GuestReservation, getReservationByToken } from '#contract/reservations.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { requestErrorOf } from '../form/request-error.ts'
import { browserApi } from '../http/browser-api.ts'

type CancelQuestionProps = {
  token: string
  /** How many guests, as a text. */
  summary: string
  /** When, as a text. */
  moment: string
  /** Called with the reservation as the server has it now. */
  onSeen: (reservation: GuestReservation) => void
  onEnd: () => void
}

/** Asks whether a reservation is really to be cancelled, and cancels it. */
export function CancelQuestion({ token, summary, moment, onSeen, onEnd }: CancelQuestionProps) {
  const { t } = useI18n()
  const isLocked = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const cancel = async () => {
    if (isLocked.current) return
    isLocked.current = true
    setIsBusy(true)
    setProblem('')
    const call = browserApi()
    const params = { token }
    try {
      onSeen(await call(cancelReservation, { params }))
      onEnd()
    } catch (error) {
      const { requestError } = requestErrorOf(error, [])
      const isSaid = requestError?.kind === 'said'
      setProblem(isSaid ? requestError.message : t('That did not work. Please try again'))
      // The restaurant may have answered since the page was loaded.
      if (isSaid) await call(getReservationByToken, { params }).then(onSeen, () => undefined)
    }
    isLocked.current = false
    setIsBusy(false)
  }
  return (
    <div className="question">
      <p>
        {summary}, {moment}
      </p>
      {problem !== '' && (
        <p className="notice notice--wrong" role="alert">
          {problem}
        </p>
      )}
      <div className="question__ways">
        <Button className="button--danger" look="secondary" busy={isBusy} onClick={() => void cancel()}>
          {t('Yes, cancel it')}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          {t('Keep it')}
        </Button>
      </div>
    </div>
  )
}
