import { SearchX } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { Legend } from './card.ts'
import { DishCard } from './dish-card.tsx'
import type { PlacedCard } from './menu-view.ts'
import { rowsStyle } from './rows-style.ts'

type NothingFoundProps = {
  query: string
  /** How many dishes the filter hides that would have been found. */
  hidden: number
  favourites: readonly PlacedCard[]
  legend: Legend | undefined
  onReset: () => void
  onRemoveFilter: () => void
}

/** A search without result: the ways out of it, and dishes that many like (ux.md 1.3, U-07). */
export function NothingFound({
  query,
  hidden,
  favourites,
  legend,
  onReset,
  onRemoveFilter,
}: NothingFoundProps) {
  const { t } = useI18n()
  return (
    <>
      <div className="nothing-found">
        <SearchX size={36} strokeWidth={1.5} aria-hidden="true" />
        <p className="nothing-found__line">{t('Nothing found for “{query}”', { query })}</p>
        {hidden > 0 && (
          <p>{t('Your filter hides {count, plural, one {# dish} other {# dishes}}.', { count: hidden })}</p>
        )}
        {/* Focus stays in the field, so that the guest can type on. */}
        <div className="nothing-found__actions" onPointerDown={(event) => event.preventDefault()}>
          {hidden > 0 && (
            <Button look="secondary" onClick={onRemoveFilter}>
              {t('Remove filter')}
            </Button>
          )}
          <Button look="secondary" onClick={onReset}>
            {t('Reset search')}
          </Button>
        </div>
      </div>
      {favourites.length > 0 && (
        <section className="section" aria-labelledby="favourites">
          <h2 className="section__found" id="favourites">
            {t('How about one of these?')}
          </h2>
          <ul className="dishes" style={rowsStyle(favourites.length)}>
            {favourites.map((card) => (
              <DishCard key={card.id} card={card} categorySlug={card.categorySlug} legend={legend} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
