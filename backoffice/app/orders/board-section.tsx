import { type ReactNode, useId } from 'react'

type BoardSectionProps = {
  title: string
  tone: 'waiting' | 'cooking' | 'rest'
  count: number
  children: ReactNode
}

/** Orders that are equally far, under their heading; nothing at all when there are none. */
export function BoardSection({ title, tone, count, children }: BoardSectionProps) {
  const id = useId()
  if (count === 0) return null
  return (
    <section className={`board-section board-section--${tone}`} aria-labelledby={id}>
      <h2 id={id}>
        {title} {tone !== 'rest' && <span className="board-section__count">{count}</span>}
      </h2>
      <ul className="board__list">{children}</ul>
    </section>
  )
}
