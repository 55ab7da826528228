import { Link } from 'react-router'
import { useWords } from '../words.tsx'
import { COMBOS_SLUG, type ComboCard as Card } from './card.ts'
import { ComboCard } from './combo-card.tsx'

/** The combo menus on the home page: a row to swipe on phones, a grid where there is room. */
export function CombosSection({ combos }: { combos: readonly Card[] }) {
  const { t } = useWords()
  return (
    <section className="section section--combos" id={`c-${COMBOS_SLUG}`} aria-labelledby="h-menus">
      <header className="section__head">
        <h2 id="h-menus">{t('Menus')}</h2>
        <Link className="section__all" to={`/menu/${COMBOS_SLUG}`}>
          {t('Show all')}
        </Link>
      </header>
      <ul className="combos combos--row">
        {combos.map((card, at) => (
          <ComboCard key={card.id} card={card} first={at === 0} />
        ))}
      </ul>
    </section>
  )
}
