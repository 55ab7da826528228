import { memo } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { TimesNote } from '../ordering/times-note.tsx'
import type { DishCard, Legend, Section } from './card.ts'
import { DishList } from './dish-list.tsx'
import { rowsStyle } from './rows-style.ts'
import { SectionFailure } from './section-failure.tsx'
import { useSection } from './use-section.ts'

type MenuSectionProps = {
  section: Section
  /** All cards to show, where they are known. */
  cards: readonly DishCard[] | undefined
  /** The cards that the page itself brings: as many as a first screen shows. */
  first: readonly DishCard[] | undefined
  /** For the codes of allergens, while a guest asks for them. */
  legend: Legend | undefined
  wanted: boolean
}

const NONE: readonly DishCard[] = []

/** One category on the home page: heading and reserved space for its cards at once, the cards when they are near. */
export const MenuSection = memo(function MenuSection({
  section,
  cards: known,
  first = NONE,
  legend,
  wanted,
}: MenuSectionProps) {
  const { t } = useI18n()
  const { cards, failed, retry, ref } = useSection({ section, cards: known, first, wanted })
  return (
    <section className="section" id={`c-${section.id}`} aria-labelledby={`h-${section.id}`} ref={ref}>
      <header className="section__head">
        <h2 id={`h-${section.id}`}>{section.name}</h2>
        {section.text && <p>{section.text}</p>}
        {section.times && <TimesNote times={section.times} />}
      </header>
      {cards.length > 0 && (
        <DishList
          cards={cards}
          count={known || failed ? cards.length : section.count}
          categorySlug={section.slug}
          legend={legend}
        />
      )}
      {(cards.length === 0 || failed) && (
        <div
          className="dishes dishes--waiting"
          style={rowsStyle(section.count - cards.length)}
          aria-busy={!failed}
        >
          {failed && <SectionFailure text={t('These dishes could not be loaded.')} onRetry={retry} />}
        </div>
      )}
    </section>
  )
})
