import { type ReactNode, useId } from 'react'

export type BoardColumn = 'new' | 'kitchen' | 'done'

type BoardSectionProps = {
  title: string
  column: BoardColumn
  count: number
  /** What it means that there is none. */
  empty: string
  children: ReactNode
  /** What stands below the orders. */
  below?: ReactNode
}

/** Orders that are equally far, under their heading: a column on everything wider than a phone. */
export function BoardSection({ title, column, count, empty, children, below }: BoardSectionProps) {
  const id = useId()
  return (
    <section className={`board-section board-section--${column}`} aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className="board-section__count">{count}</span>
      </h2>
      {count === 0 ? (
        <p className="board-section__empty">{empty}</p>
      ) : (
        <ul className="board__list">{children}</ul>
      )}
      {below}
    </section>
  )
}
