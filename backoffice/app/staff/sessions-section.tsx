import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endStaffSession, listStaffSessions, type StaffSession } from '#contract/staff-access.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { useSend } from '../http/use-send.ts'
import { useDesk } from '../restaurant/use-desk.ts'
import { useFailureText } from './use-failure-text.ts'

/** Where the member is signed in; a device that is not at hand is signed out from here. */
export function SessionsSection() {
  const { t } = useI18n()
  const failureText = useFailureText()
  const { onSignedOut } = useDesk()
  const client = useQueryClient()
  const { isBusy, send } = useSend()
  const { data, error } = useQuery({
    queryKey: ['own-sessions'],
    queryFn: () => staffApi(listStaffSessions, {}),
  })

  async function end({ id, isCurrent }: StaffSession): Promise<void> {
    const ended = await send(() => staffApi(endStaffSession, { params: { id } }))
    if (ended === undefined) return
    if (isCurrent) onSignedOut()
    else await client.invalidateQueries({ queryKey: ['own-sessions'] })
  }

  return (
    <section className="list-page__section">
      <h2>{t('Signed in here')}</h2>
      {error && (
        <p className="sign-in__alert" role="alert">
          {failureText(failureKindOf(error))}
        </p>
      )}
      {data && (
        <ul className="rows">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => void end(session)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SessionRow({
  session,
  isBusy,
  onEnd,
}: {
  session: StaffSession
  isBusy: boolean
  onEnd: () => void
}) {
  const { t, date } = useI18n()
  const { device, lastUsedAt, createdAt, isCurrent } = session
  const at = { dateStyle: 'medium', timeStyle: 'short' } as const
  return (
    <li className="row">
      <div className="row__main">
        <strong>{device || t('Unknown device')}</strong>
        <span className="row__more">
          {t('Signed in {date}', { date: date(createdAt, at) })} ·{' '}
          {t('last used {date}', { date: date(lastUsedAt, at) })}
        </span>
      </div>
      {isCurrent && <span className="row__mark">{t('This device')}</span>}
      <span className="row__actions">
        <Button look="quiet" busy={isBusy} onClick={onEnd}>
          {t('Sign out')}
        </Button>
      </span>
    </li>
  )
}
