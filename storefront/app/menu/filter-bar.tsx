import { useI18n } from '#ui/i18n.tsx'
import type { MenuFilter } from '../ordering/menu-filter.ts'
import { allergenNames } from './allergen-groups.ts'
import { tagLabels } from './tag-labels.ts'

type FilterBarProps = {
  filter: MenuFilter
  shown: number
  total: number
  /** Dishes that are hidden because nothing is known about their allergens. */
  unknown: number
  onRemove: () => void
}

/** Says what the filter is and leaves, and takes it away (ux.md U-08). */
export function FilterBar({ filter: { codes, tags }, shown, total, unknown, onRemove }: FilterBarProps) {
  const { t } = useI18n()
  const labels = tagLabels(t)
  const names = [
    ...tags.map((tag) => labels[tag]),
    ...(codes.length > 0 ? [t('Without {names}', { names: allergenNames(t, codes) })] : []),
  ]
  return (
    <div className="filter-bar">
      <p className="filter-bar__line">
        <strong>{t('{shown} of {total} dishes', { shown, total })}</strong>
        <span>{names.join(' · ')}</span>
        <button type="button" className="filter-bar__remove" onClick={onRemove}>
          {t('Remove filter')}
        </button>
      </p>
      {codes.length > 0 && (
        <p className="filter-bar__note">
          {unknown > 0 &&
            `${t('{count, plural, one {# dish} other {# dishes}} without allergen data hidden.', { count: unknown })} `}
          {t('As stated by the kitchen. Traces are possible.')}
        </p>
      )}
    </div>
  )
}
