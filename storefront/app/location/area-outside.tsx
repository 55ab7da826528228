import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'

type AreaOutsideProps = {
  /** What is said about the place. */
  message?: string
  onOther: () => void
  onPickUp: (() => void) | undefined
}

/** An address we do not deliver to, and the two ways out of it (ux.md U-36). */
export function AreaOutside({ message, onOther, onPickUp }: AreaOutsideProps) {
  const { t } = useI18n()
  return (
    <div className="area__outside" role="alert">
      <p>
        <strong>{message ?? t('We do not deliver there')}</strong>
      </p>
      <div className="area__ways">
        <Button look="secondary" onClick={onOther}>
          {t('Other address')}
        </Button>
        {onPickUp && (
          <Button look="secondary" onClick={onPickUp}>
            {t('Pick up')}
          </Button>
        )}
      </div>
    </div>
  )
}
