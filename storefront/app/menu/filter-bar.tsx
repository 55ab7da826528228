import { useI18n } from '#ui/i18n.tsx'

type FilterBarProps = {
  shown: number
  total: number
  /** Dishes that are hidden because nothing is known about their allergens. */
  unknown: number
  onRemove: () => void
}

/** Says what the allergen filter leaves, and takes it away (ux.md U-08). */
export function FilterBar({ shown, total, unknown, onRemove }: FilterBarProps) {
  const { t } = useI18n()
  return (
    <div className="filter-bar">
      <p>
        <strong>{t('{shown} of {total} dishes', { shown, total })}</strong>{' '}
        <button type="button" className="filter-bar__remove" onClick={onRemove}>
          {t('Remove filter')}
        </button>
      </p>
      <p className="filter-bar__note">
        {unknown > 0 &&
          `${t('{count, plural, one {# dish} other {# dishes}} without allergen data hidden.', { count: unknown })} `}
        {t('As stated by the kitchen. Traces are possible.')}
      </p>
    </div>
  )
}
