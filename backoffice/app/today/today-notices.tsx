import { CirclePause, Hourglass, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { Today } from '#contract/today.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Notice } from '../list/notice.tsx'
import type { TodayNow } from './use-today-now.ts'

type TodayNoticesProps = { today: TodayNow; mayChange: boolean }
type With<K extends 'pause' | 'rush'> = Today & { [_ in K]: NonNullable<Today[K]> }

/**
 * Says on every screen that nothing can be saved, and at which branches orders are paused or take longer, until when, with
 * the way to change it. Several branches share one line.
 */
export function TodayNotices({ today: { branches, unsavedSince }, mayChange }: TodayNoticesProps) {
  const { t, date } = useI18n()
  const time = (until: string) => date(until, { hour: '2-digit', minute: '2-digit' })
  const wayTo = ([first, ...others]: readonly Today[]) =>
    mayChange && (
      <Link
        className="button button--secondary"
        to={first?.branchName && others.length === 0 ? `/today?branch=${first.branchId}` : '/today'}
      >
        {t('Change')}
      </Link>
    )
  const at = ({ branchName }: Today, text: string) => (branchName ? `${branchName}: ${text}` : text)
  const paused = branches.filter((one): one is With<'pause'> => one.pause !== null)
  const rushed = branches.filter((one): one is With<'rush'> => one.rush !== null)
  const [pause] = paused
  return (
    <>
      {unsavedSince && (
        <Notice tone="danger" Icon={TriangleAlert} role="alert">
          <strong>{t('Nothing can be saved since {time}', { time: time(unsavedSince) })}</strong>{' '}
          {t('Guests cannot order. Please call whoever looks after the server.')}
        </Notice>
      )}
      {pause && (
        <Notice tone="danger" Icon={CirclePause} role="status" action={wayTo(paused)}>
          <strong>
            {paused
              .map((one) => at(one, t('No new orders until {time}', { time: time(one.pause.until) })))
              .join(' · ')}
          </strong>{' '}
          {paused.length === 1 && <span className="notice__more">{t(pause.pause.reason)}</span>}
        </Notice>
      )}
      {rushed.length > 0 && (
        <Notice tone="warning" Icon={Hourglass} role="status" action={wayTo(rushed)}>
          <strong>
            {rushed
              .map((one) =>
                at(
                  one,
                  t('+{minutes} min until {time}', { minutes: one.rush.minutes, time: time(one.rush.until) }),
                ),
              )
              .join(' · ')}
          </strong>{' '}
          <span className="notice__more">{t('for every order')}</span>
        </Notice>
      )}
    </>
  )
}
