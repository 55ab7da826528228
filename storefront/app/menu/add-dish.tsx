import { Plus } from 'lucide-react'
import type { CartItem } from '#contract/cart.ts'
import type { Seen } from '#domain/cart/cart.ts'
import { zero } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useCartActions } from '../ordering/cart-actions.tsx'
import type { DishCard } from './card.ts'
import { DishLink } from './customise/dish-link.tsx'

/** The round plus of a card: adds a dish without choices at once, opens the others (ux.md 1.3, U-01). */
export function AddDish({ card, categorySlug }: { card: DishCard; categorySlug: string }) {
  const { t } = useI18n()
  const { add } = useCartActions()
  const label = t('Add {name} to cart', { name: card.name })
  const icon = <Plus size={22} strokeWidth={2.4} aria-hidden="true" />
  if (card.configurable) {
    return (
      <DishLink className="dish__add" categorySlug={categorySlug} dishSlug={card.slug}>
        {icon}
        <span className="visually-hidden">{label}</span>
      </DishLink>
    )
  }
  return (
    <button
      type="button"
      className="dish__add"
      aria-label={label}
      onClick={() => add(itemOf(card), seenOf(card, categorySlug))}
    >
      {icon}
    </button>
  )
}

const itemOf = ({ id, sizeId }: DishCard): CartItem => ({
  kind: 'productItem',
  productId: id,
  sizeId,
  extraIds: [],
  optionIds: [],
  qty: 1,
})

const seenOf = (card: DishCard, categorySlug: string): Seen => ({
  name: card.name,
  text: '',
  poster: card.picture?.url ?? '',
  unitPrice: card.price,
  deposit: card.deposit ?? zero,
  path: `/menu/${categorySlug}/${card.slug}`,
})
