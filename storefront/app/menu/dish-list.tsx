import { memo } from 'react'
import type { DishCard as Card, Legend } from './card.ts'
import { DishCard } from './dish-card.tsx'
import { rowsStyle } from './rows-style.ts'

type DishListProps = {
  cards: readonly Card[]
  /** Dishes the list will have in all, when it begins with fewer. */
  count?: number
  categorySlug: string
  /** For the codes of allergens, while a guest asks for them. */
  legend?: Legend | undefined
  /** How many pictures the first frame waits for. */
  first?: number
  heading?: 'h2' | 'h3'
}

/** The dishes of one category in rows of constant height. */
export const DishList = memo(function DishList({
  cards,
  count = cards.length,
  categorySlug,
  legend,
  first = 0,
  heading = 'h3',
}: DishListProps) {
  return (
    <ul className="dishes" style={rowsStyle(count)}>
      {cards.map((card, at) => (
        <DishCard
          key={card.id}
          card={card}
          categorySlug={categorySlug}
          legend={legend}
          first={at < first}
          heading={heading}
        />
      ))}
    </ul>
  )
})
