import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { COMBOS_SLUG, type ComboCard as Card } from './card.ts'
import { ComboCard } from './combo-card.tsx'
import { LaterRovingFocus } from './later-roving-focus.tsx'
import { useRowScroll } from './use-row-scroll.ts'

/** Combos that the document itself brings: as many as the row of a wide screen shows, and the next one. */
const FIRST_COMBOS = 4

/** The combo menus on the home page: one row, so that the first dishes are seen too; all of them have a page. */
export const CombosSection = memo(function CombosSection({ combos }: { combos: readonly Card[] }) {
  const { t } = useI18n()
  const { ref, ends, measure, move } = useRowScroll()
  const shown = useDeferredValue(combos, combos.slice(0, FIRST_COMBOS))
  return (
    <section className="section section--row" id={`c-${COMBOS_SLUG}`} aria-labelledby="h-menus">
      <header className="section__head section__head--row">
        <h2 id="h-menus">{t('Menus')}</h2>
        <IconButton
          className="section__move"
          label={t('Previous menus')}
          tabIndex={-1}
          unavailable={ends.start}
          icon={<ChevronLeft size={22} aria-hidden="true" />}
          onClick={() => move(-1)}
        />
        <IconButton
          className="section__move"
          label={t('Next menus')}
          tabIndex={-1}
          unavailable={ends.end}
          icon={<ChevronRight size={22} aria-hidden="true" />}
          onClick={() => move(1)}
        />
      </header>
      <LaterRovingFocus row={ref} />
      <ul className="combos combos--row" ref={ref} onScroll={measure}>
        {shown.map((card) => (
          <ComboCard key={card.id} card={card} />
        ))}
      </ul>
      <Link className="section__all" to={`/menu/${COMBOS_SLUG}`}>
        {t('Show all')}
      </Link>
    </section>
  )
})
