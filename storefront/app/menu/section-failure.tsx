import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'

/** Says that dishes are missing, and offers to try again. */
export function SectionFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useI18n()
  return (
    <div className="section__failure" role="alert">
      <p>{text}</p>
      <Button look="secondary" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
