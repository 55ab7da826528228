import { Button } from '#ui/button.tsx'
import { useWords } from '#ui/words.tsx'
import type { DishCard, Legend, Section } from './card.ts'
import { DishList } from './dish-list.tsx'
import { rowsStyle } from './rows-style.ts'
import { useSection } from './use-section.ts'
import { useWhole } from './use-whole.ts'

type MenuSectionProps = {
  section: Section
  cards: DishCard[] | undefined
  legend: Legend
  wanted: boolean
}

/** Dishes that the document itself brings: as many as a first screen shows. */
const FIRST_DISHES = 6

/** One category on the home page: heading and room for its cards at once, the cards when they are near. */
export function MenuSection({ section, cards: known, legend, wanted }: MenuSectionProps) {
  const { t } = useWords()
  const { cards, failed, retry, ref } = useSection({ slug: section.slug, cards: known, wanted })
  const isWhole = useWhole()
  return (
    <section className="section" id={`c-${section.id}`} aria-labelledby={`h-${section.id}`} ref={ref}>
      <header className="section__head">
        <h2 id={`h-${section.id}`}>{section.name}</h2>
        {section.text && <p>{section.text}</p>}
      </header>
      {cards ? (
        <DishList
          cards={isWhole ? cards : cards.slice(0, FIRST_DISHES)}
          count={cards.length}
          categorySlug={section.slug}
          legend={legend}
        />
      ) : (
        <div className="dishes dishes--waiting" style={rowsStyle(section.count)} aria-busy={!failed}>
          {failed && (
            <div className="section__failure" role="alert">
              <p>{t('These dishes could not be loaded.')}</p>
              <Button look="secondary" onClick={retry}>
                {t('Try again')}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  )
}
