import { WifiOff } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { Live } from './use-live.ts'

/** Shows in large type that no new orders arrive, since when, and that the app is reconnecting. */
export function LostBanner({ live }: { live: Live }) {
  const { t, date } = useI18n()
  if (live.lostAt === undefined) return null
  const time = date(new Date(live.lostAt), { hour: '2-digit', minute: '2-digit' })
  return (
    <div className="lost-banner" role="alert">
      <WifiOff size={34} aria-hidden="true" />
      <p>
        <strong>{t('Connection lost')}</strong>
        <span>
          {t('New orders do not arrive here since {time}. Nothing is lost: they wait on the server.', {
            time,
          })}
        </span>
      </p>
      <Button look="secondary" onClick={live.retry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
