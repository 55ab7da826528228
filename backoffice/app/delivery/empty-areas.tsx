import { CircleDot } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'

type EmptyAreasProps = {
  /** Whether it is known where the restaurant is. */
  hasCenter: boolean
  /** Whether it is about one branch, which may do with the areas of all. */
  isBranch: boolean
  isBusy: boolean
  onCircle: () => void
  onOther: () => void
}

/** What stands where there is no area yet: what an area is, and the first one with one press. */
export function EmptyAreas({ hasCenter, isBranch, isBusy, onCircle, onOther }: EmptyAreasProps) {
  const { t } = useI18n()
  return (
    <div className="work-page__empty">
      <h2>{isBranch ? t('This branch has no areas of its own') : t('Nothing is delivered yet')}</h2>
      <p>
        {isBranch
          ? t(
              'What counts here are the areas of all branches. As soon as it has an area of its own, only its own count.',
            )
          : t(
              'An area says how far you deliver, from which order on and for how much. Most begin with a circle around the restaurant.',
            )}
      </p>
      {hasCenter ? (
        <Button busy={isBusy} onClick={onCircle}>
          <CircleDot size={20} aria-hidden="true" />
          {t('Deliver within 3 km')}
        </Button>
      ) : (
        <p>
          {t('For a circle it has to be known where the restaurant is:')}{' '}
          <Link to="/settings/contact">{t('Set the coordinates')}</Link>
        </p>
      )}
      <Button look="quiet" onClick={onOther}>
        {t('Begin with postal codes or a shape')}
      </Button>
    </div>
  )
}
