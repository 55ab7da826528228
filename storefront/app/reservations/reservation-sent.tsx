import { CalendarCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { DAY_AND_TIME, useI18n } from '#ui/i18n.tsx'
import type { ReservationValues } from './use-reservation.ts'

/** Within this time the second press of a double one may still come. */
const DOUBLE_PRESS_MS = 500

/** Confirms that the request has arrived, in the exact text of spec 8, and repeats it. */
export function ReservationSent({ values, onClose }: { values: ReservationValues; onClose: () => void }) {
  const { t, date } = useI18n()
  const shownAt = useRef(Infinity)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    shownAt.current = performance.now()
    said.current?.focus()
  }, [])
  // The button stands where the one was that has sent the request.
  const close = () => {
    if (performance.now() - shownAt.current >= DOUBLE_PRESS_MS) onClose()
  }
  return (
    <div className="reservation-sent">
      <CalendarCheck size={56} strokeWidth={1.6} aria-hidden="true" />
      <p className="reservation-sent__words" role="status" tabIndex={-1} ref={said}>
        {t('Your reservation request has been submitted. We will notify you about your reservation status.')}
      </p>
      <dl>
        <div>
          <dt>{t('When')}</dt>
          <dd>{date(values.reservedAt, DAY_AND_TIME)}</dd>
        </div>
        <div>
          <dt>{t('Guests')}</dt>
          <dd>{values.guests}</dd>
        </div>
        <div>
          <dt>{t('Answer to')}</dt>
          <dd>{values.email}</dd>
        </div>
      </dl>
      <Button size="large" onClick={close}>
        {t('Close')}
      </Button>
    </div>
  )
}
