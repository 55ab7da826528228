import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { SLIDER_STEP, SLIDER_WIDTHS } from '#domain/limits.ts'
import { useI18n } from '#ui/i18n.tsx'
import { LaterRovingFocus } from './later-roving-focus.tsx'
import { useRowScroll } from './use-row-scroll.ts'

/** A category with its picture; it is empty where a filter leaves none of its dishes. */
export type Slide = { id: string; name: string; picture: string; isEmpty: boolean }

type CategorySliderProps = { slides: readonly Slide[]; onChoose: (id: string) => void }

/** Slides that the document itself brings: as many as a wide screen shows, and the next one (spec 9). */
const FIRST_SLIDES = SLIDER_WIDTHS[0].slides + 1

/**
 * The categories with round pictures: a row to swipe, with buttons that move by two (spec 9, ux.md A-18). The keyboard moves
 * along the row itself, so the buttons are no Tab stops.
 */
export const CategorySlider = memo(function CategorySlider({ slides, onChoose }: CategorySliderProps) {
  const { t } = useI18n()
  const { ref, ends, measure, move } = useRowScroll()
  const shown = useDeferredValue(slides, slides.slice(0, FIRST_SLIDES))
  return (
    <section className="slider" aria-label={t('Categories in pictures')}>
      <LaterRovingFocus row={ref} />
      <button
        type="button"
        className="slider__move"
        tabIndex={-1}
        aria-label={t('Previous categories')}
        aria-disabled={ends.start || undefined}
        onClick={() => move(-SLIDER_STEP)}
      >
        <ChevronLeft size={22} aria-hidden="true" />
      </button>
      <ul className="slider__row" ref={ref} onScroll={measure}>
        {shown.map(({ id, name, picture, isEmpty }) => (
          <li key={id} className="slider__slide">
            <a
              className="slider__link"
              href={`#${id}`}
              aria-disabled={isEmpty || undefined}
              onClick={(event) => {
                event.preventDefault()
                if (!isEmpty) onChoose(id)
              }}
            >
              <span className="slider__plate">
                <img src={picture} alt="" width="72" height="72" loading="lazy" />
              </span>
              <span className="slider__name">{isEmpty ? `${name} (0)` : name}</span>
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="slider__move"
        tabIndex={-1}
        aria-label={t('Next categories')}
        aria-disabled={ends.end || undefined}
        onClick={() => move(SLIDER_STEP)}
      >
        <ChevronRight size={22} aria-hidden="true" />
      </button>
    </section>
  )
})
