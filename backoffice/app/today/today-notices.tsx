import { CirclePause, Hourglass, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { Today } from '#contract/today.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Notice } from '../list/notice.tsx'

/**
 * Says on every screen that nothing can be saved, and that orders are paused or take longer, until when, with the way to
 * change it.
 */
export function TodayNotices({ today, mayChange }: { today: Today | undefined; mayChange: boolean }) {
  const { t, date } = useI18n()
  const time = (until: string) => date(until, { hour: '2-digit', minute: '2-digit' })
  const action = mayChange && (
    <Link className="button button--secondary" to="/today">
      {t('Change')}
    </Link>
  )
  const { unsavedSince, pause, rush, branchName } = today ?? {}
  const where = branchName ? `${branchName}: ` : ''
  return (
    <>
      {unsavedSince && (
        <Notice tone="danger" Icon={TriangleAlert} role="alert">
          <strong>{t('Nothing can be saved since {time}', { time: time(unsavedSince) })}</strong>{' '}
          {t('Guests cannot order. Please call whoever looks after the server.')}
        </Notice>
      )}
      {pause && (
        <Notice tone="danger" Icon={CirclePause} role="status" action={action}>
          <strong>
            {where}
            {t('No new orders until {time}', { time: time(pause.until) })}
          </strong>{' '}
          <span className="notice__more">{t(pause.reason)}</span>
        </Notice>
      )}
      {rush && (
        <Notice tone="warning" Icon={Hourglass} role="status" action={action}>
          <strong>
            {where}
            {t('+{minutes} min until {time}', { minutes: rush.minutes, time: time(rush.until) })}
          </strong>{' '}
          <span className="notice__more">{t('for every order')}</span>
        </Notice>
      )}
    </>
  )
}
