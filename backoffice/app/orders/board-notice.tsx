import { CircleAlert, WifiOff } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { FailureKind } from '../http/failure-kind.ts'
import { Notice } from '../list/notice.tsx'

type BoardNoticeProps = { failure: FailureKind; readAt: number | undefined; onRetry: () => void }

/** Says that the list may be out of date, since when, and what to do. */
export function BoardNotice({ failure, readAt, onRetry }: BoardNoticeProps) {
  const { t, date } = useI18n()
  const isOffline = failure === 'offline'
  const time = readAt && date(new Date(readAt), { hour: '2-digit', minute: '2-digit' })
  return (
    <Notice
      tone="danger"
      Icon={isOffline ? WifiOff : CircleAlert}
      role="alert"
      action={
        <Button look="secondary" onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      <strong>{isOffline ? t('No connection') : t('The orders could not be read')}</strong>{' '}
      {time ? t('As of {time}. We keep trying.', { time }) : t('We keep trying.')}
    </Notice>
  )
}
