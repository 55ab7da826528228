import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SLIDER_STEP } from '#domain/limits.ts'
import { useWords } from '../words.tsx'

export type Slide = { id: string; name: string; picture: string }

type CategorySliderProps = { slides: readonly Slide[]; onChoose: (id: string) => void }

/** The categories with round pictures: a row to swipe, with buttons that move by two (spec 9, ux.md A-18). */
export function CategorySlider({ slides, onChoose }: CategorySliderProps) {
  const { t } = useWords()
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })

  const look = () => {
    if (!row.current) return
    const { scrollLeft, scrollWidth, clientWidth } = row.current
    const passed = Math.abs(scrollLeft)
    const start = passed < 2
    const end = passed + clientWidth > scrollWidth - 2
    setEnds((old) => (old.start === start && old.end === end ? old : { start, end }))
  }

  useEffect(() => {
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [])

  const move = (direction: 1 | -1) => {
    const list = row.current
    const [one, two] = list?.children ?? []
    if (!list || !one || !two) return
    // From start to start, so that the sign also fits languages that run from right to left.
    const step = two.getBoundingClientRect().x - one.getBoundingClientRect().x
    list.scrollBy({ left: direction * SLIDER_STEP * step, behavior: 'smooth' })
  }

  return (
    <section className="slider" aria-label={t('Categories in pictures')}>
      <button
        type="button"
        className="slider__move"
        aria-label={t('Previous categories')}
        aria-disabled={ends.start || undefined}
        onClick={() => move(-1)}
      >
        <ChevronLeft size={22} aria-hidden="true" />
      </button>
      <ul className="slider__row" ref={row} onScroll={look}>
        {slides.map(({ id, name, picture }) => (
          <li key={id} className="slider__slide">
            <a
              className="slider__link"
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                onChoose(id)
              }}
            >
              <img className="slider__picture" src={picture} alt="" width="72" height="72" />
              <span className="slider__name">{name}</span>
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="slider__move"
        aria-label={t('Next categories')}
        aria-disabled={ends.end || undefined}
        onClick={() => move(1)}
      >
        <ChevronRight size={22} aria-hidden="true" />
      </button>
    </section>
  )
}
