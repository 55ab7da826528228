import { useQuery } from '@tanstack/react-query'
import { getSystemState, type SystemState } from '#contract/operations.staff.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'
import { useI18n } from '#ui/i18n.tsx'
import { ReadFailure } from '../documents/reading.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { AlarmRow } from './alarm-row.tsx'
import './system.css'

const EVERY_MS = 30_000
/** Of the units that stand behind each other: kilo-, mega- and gigabytes. */
const NEXT_UNIT = 1024

/** What somebody has to look after, and the figures it follows from. */
export function SystemPage() {
  const { t } = useI18n()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['system'],
    queryFn: () => staffApi(getSystemState, {}),
    refetchInterval: EVERY_MS,
  })
  return (
    <div className="list-page">
      <div className="list-page__head">
        <h1>{t('System')}</h1>
      </div>
      {error && <ReadFailure failure={failureKindOf(error)} onRetry={() => void refetch()} />}
      {isPending && <p role="status">{t('Loading …')}</p>}
      {data && (
        <>
          <Alarms alarms={data.alarms} />
          <Figures state={data} />
        </>
      )}
    </div>
  )
}

function Alarms({ alarms }: Pick<SystemState, 'alarms'>) {
  const { t } = useI18n()
  if (alarms.length === 0)
    return <p className="system__well">{t('Everything is well: nothing needs your attention.')}</p>
  return (
    <ul className="system__alarms" aria-label={t('Needs attention')}>
      {alarms.map((alarm) => (
        <AlarmRow key={alarm.kind} alarm={alarm} />
      ))}
    </ul>
  )
}

function Figures({ state: { lastBackup, disk, waitingMails } }: { state: SystemState }) {
  const { t, date, language } = useI18n()
  const written = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 })
  const gigabytes = (megabytes: number) => written.format(megabytes / NEXT_UNIT)
  const megabytes = (kilobytes: number) => written.format(kilobytes / NEXT_UNIT)
  return (
    <dl className="system__figures">
      <dt>{t('Last backup')}</dt>
      <dd>
        {lastBackup
          ? `${date(lastBackup.at, { dateStyle: 'medium', timeStyle: 'short' })} · ${megabytes(lastBackup.kilobytes)} MB`
          : t('none yet')}
      </dd>
      {disk && (
        <>
          <dt>{t('Free disk space')}</dt>
          <dd>
            {t('{free} of {total} GB', {
              free: gigabytes(disk.freeMegabytes),
              total: gigabytes(disk.totalMegabytes),
            })}
          </dd>
        </>
      )}
      <dt>{t('Mails that wait')}</dt>
      <dd>{waitingMails}</dd>
    </dl>
  )
}
