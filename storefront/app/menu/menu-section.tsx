import { Button } from '#ui/button.tsx'
import { useWords } from '#ui/words.tsx'
import type { DishCard, Legend, Section } from './card.ts'
import { DishList } from './dish-list.tsx'
import { rowsStyle } from './rows-style.ts'
import { useSection } from './use-section.ts'

type MenuSectionProps = {
  section: Section
  cards: DishCard[] | undefined
  legend: Legend
  wanted: boolean
}

/** One category on the home page: heading and room for its cards at once, the cards when they are near. */
export function MenuSection({ section, cards: known, legend, wanted }: MenuSectionProps) {
  const { t } = useWords()
  const { cards, failed, retry, ref } = useSection({ slug: section.slug, cards: known, wanted })
  return (
    <section className="section" id={`c-${section.id}`} aria-labelledby={`h-${section.id}`} ref={ref}>
      <header className="section__head">
        <h2 id={`h-${section.id}`}>{section.name}</h2>
        {section.text && <p>{section.text}</p>}
      </header>
      {cards ? (
        <DishList cards={cards} categorySlug={section.slug} legend={legend} />
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
