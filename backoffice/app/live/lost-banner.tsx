import { WifiOff } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Notice } from '../list/notice.tsx'
import type { Live } from './use-live.ts'

/** Says that no new orders arrive, since when, and that the app is reconnecting. */
export function LostBanner({ live }: { live: Live }) {
  const { t, date } = useI18n()
  if (live.lostAt === undefined) return null
  const time = date(new Date(live.lostAt), { hour: '2-digit', minute: '2-digit' })
  return (
    <Notice
      tone="danger"
      Icon={WifiOff}
      role="alert"
      action={
        <Button look="secondary" onClick={live.retry}>
          {t('Try again')}
        </Button>
      }
    >
      <strong>{t('Connection lost')}</strong>{' '}
      {t('As of {time}. New orders wait on the server and are not lost.', { time })}
    </Notice>
  )
}
