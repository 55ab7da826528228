import { CircleAlert, WifiOff } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { FailureKind } from '../http/failure-kind.ts'

/** What stands where documents will be while they are read. */
export function Reading() {
  const { t } = useI18n()
  return (
    <div className="list-page__items" role="status">
      <span className="visually-hidden">{t('Loading …')}</span>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="list-page__skeleton" aria-hidden="true" />
      ))}
    </div>
  )
}

/** Why something could not be read, and another try. */
export function ReadFailure({ failure, onRetry }: { failure: FailureKind; onRetry: () => void }) {
  const { t } = useI18n()
  const texts: Partial<Record<FailureKind, string>> = {
    offline: t('No connection'),
    forbidden: t('This is not for your role'),
    missing: t('This does not exist any more'),
  }
  return (
    <div className="board-notice" role="alert">
      {failure === 'offline' ? (
        <WifiOff size={26} aria-hidden="true" />
      ) : (
        <CircleAlert size={26} aria-hidden="true" />
      )}
      <p>
        <strong>{texts[failure] ?? t('That did not work')}</strong>
      </p>
      <Button look="secondary" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
