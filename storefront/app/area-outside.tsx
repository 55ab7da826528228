import { Button } from '#ui/button.tsx'
import { useWords } from '#ui/words.tsx'

type AreaOutsideProps = { onOther: () => void; onPickUp: (() => void) | undefined }

/** An address we do not deliver to, and the two ways out of it (ux.md U-36). */
export function AreaOutside({ onOther, onPickUp }: AreaOutsideProps) {
  const { t } = useWords()
  return (
    <div className="area__outside" role="alert">
      <p>
        <strong>{t('We do not deliver there')}</strong>
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
