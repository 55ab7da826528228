import { Check, ChevronDown } from 'lucide-react'
import type { Tag } from '#contract/menu.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { MenuFilter } from '../ordering/menu-filter.ts'
import { allergenNames } from './allergen-groups.ts'
import { tagLabels } from './tag-labels.ts'

type FilterChipsProps = {
  /** The tags that dishes of this menu can be chosen by. */
  tags: readonly Tag[]
  filter: MenuFilter
  onFilter: (filter: MenuFilter) => void
  onChooseAllergens: () => void
}

/** More allergens than this are counted, not named. */
const MAX_NAMES = 2

/** What dishes can be chosen by, beside the search (ux.md 1.3). */
export function FilterChips({ tags, filter, onFilter, onChooseAllergens }: FilterChipsProps) {
  const { t } = useI18n()
  const labels = tagLabels(t)
  const { codes } = filter
  return (
    <div className="filter-chips" role="group" aria-label={t('Filter the menu')}>
      <button
        type="button"
        className={codes.length > 0 ? 'filter-chip filter-chip--chosen' : 'filter-chip'}
        aria-haspopup="dialog"
        onClick={onChooseAllergens}
      >
        {codes.length === 0
          ? t('Without allergen')
          : codes.length > MAX_NAMES
            ? t('Without {count} allergens', { count: codes.length })
            : t('Without {names}', { names: allergenNames(t, codes) })}
        <ChevronDown size={16} strokeWidth={2.4} aria-hidden="true" />
      </button>
      {tags.map((tag) => {
        const isChosen = filter.tags.includes(tag)
        return (
          <button
            key={tag}
            type="button"
            className="filter-chip"
            aria-pressed={isChosen}
            onClick={() =>
              onFilter({
                ...filter,
                tags: isChosen ? filter.tags.filter((one) => one !== tag) : [...filter.tags, tag],
              })
            }
          >
            {isChosen && <Check size={16} strokeWidth={2.6} aria-hidden="true" />}
            {labels[tag]}
          </button>
        )
      })}
    </div>
  )
}
