import type { ReactNode } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import type { Legend, Section } from './card.ts'
import { ComboCard } from './combo-card.tsx'
import { DishList } from './dish-list.tsx'
import type { Found, PlacedCard } from './menu-view.ts'
import { NothingFound } from './nothing-found.tsx'
import { SectionFailure } from './section-failure.tsx'

type SearchResultsProps = {
  query: string
  /** Undefined while the menu is on its way. */
  found: Found | undefined
  failed: boolean
  onRetry: () => void
  onReset: () => void
  onRemoveFilter: () => void
  /** What is offered when nothing is found. */
  favourites: readonly PlacedCard[]
  sections: readonly Section[]
  /** For the codes of allergens, while a guest asks for them. */
  legend: Legend | undefined
}

/** What was found on the whole menu, in the same cards, category by category (ux.md U-06, U-07). */
export function SearchResults({
  query,
  found,
  failed,
  onRetry,
  onReset,
  onRemoveFilter,
  favourites,
  sections,
  legend,
}: SearchResultsProps) {
  const { t } = useI18n()
  if (failed) return <SectionFailure text={t('The menu could not be searched.')} onRetry={onRetry} />
  if (!found) return <div className="dishes dishes--waiting" aria-busy="true" />
  if (found.count === 0) {
    return (
      <NothingFound
        query={query}
        hidden={found.hidden}
        favourites={favourites}
        legend={legend}
        onReset={onReset}
        onRemoveFilter={onRemoveFilter}
      />
    )
  }
  const nameOf = new Map(sections.map(({ slug, name }) => [slug, name]))
  const combos = found.combos.length > 0 && (
    <FoundGroup id="menus" title={t('Menus')}>
      <ul className="combos">
        {found.combos.map((card) => (
          <ComboCard key={card.id} card={card} />
        ))}
      </ul>
    </FoundGroup>
  )
  return (
    <>
      {found.combosLead && combos}
      {found.groups.map(({ slug, cards }) => (
        <FoundGroup key={slug} id={slug} title={nameOf.get(slug) ?? ''}>
          <DishList cards={cards} categorySlug={slug} legend={legend} />
        </FoundGroup>
      ))}
      {!found.combosLead && combos}
      {found.withChoice.map(({ slug, cards }) => (
        <FoundGroup
          key={slug}
          id={`choice-${slug}`}
          title={t('{category}, possible as a choice', { category: nameOf.get(slug) ?? '' })}
        >
          <DishList cards={cards} categorySlug={slug} legend={legend} />
        </FoundGroup>
      ))}
    </>
  )
}

function FoundGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="section" aria-labelledby={`found-${id}`}>
      <h2 className="section__found" id={`found-${id}`}>
        {title}
      </h2>
      {children}
    </section>
  )
}
