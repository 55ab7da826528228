import { Minus, Plus } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { type Seen, simpleItem } from '#domain/cart/cart.ts'
import { zero } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useCartActions } from '../ordering/cart-actions.tsx'
import type { DishCard } from './card.ts'
import { DishLink } from './customise/dish-link.tsx'

/**
 * The round plus of a card: adds a dish without choices at once, opens the others (ux.md 1.3, U-01). What is in the cart
 * without choices is counted beside it, with a minus.
 */
export function AddDish({ card, categorySlug }: { card: DishCard; categorySlug: string }) {
  const { t } = useI18n()
  const label = t('Add {name} to cart', { name: card.name })
  if (!card.configurable) return <AddAtOnce card={card} categorySlug={categorySlug} label={label} />
  return (
    <DishLink className="dish__add" categorySlug={categorySlug} dishSlug={card.slug}>
      {plus}
      <span className="visually-hidden">{label}</span>
    </DishLink>
  )
}

const plus = <Plus size={22} strokeWidth={2.4} aria-hidden="true" />

function AddAtOnce({ card, categorySlug, label }: { card: DishCard; categorySlug: string; label: string }) {
  const { t } = useI18n()
  const { add, takeOne, quantityOf, subscribe } = useCartActions()
  const button = useRef<HTMLButtonElement>(null)
  const simple = { productId: card.id, sizeId: card.sizeId }
  const quantity = useSyncExternalStore(
    subscribe,
    () => quantityOf(simple),
    () => 0,
  )
  const takeOut = () => {
    // The minus goes with the last piece; the focus stays at the dish.
    if (quantity === 1) button.current?.focus()
    takeOne(simple)
  }
  return (
    <div className={quantity > 0 ? 'dish__stepper dish__stepper--on' : 'dish__stepper'}>
      {quantity > 0 && (
        <>
          <button
            type="button"
            className="dish__add"
            aria-label={t('Take one {name} out, {count} in the cart', { name: card.name, count: quantity })}
            onClick={takeOut}
          >
            <Minus size={22} strokeWidth={2.4} aria-hidden="true" />
          </button>
          <span className="dish__quantity" aria-hidden="true">
            {quantity}
          </span>
        </>
      )}
      {/* The same element with and without a quantity, so that it keeps the focus. */}
      <button
        key="add"
        ref={button}
        type="button"
        className="dish__add"
        aria-label={label}
        onClick={() => add(simpleItem(simple), seenOf(card, categorySlug))}
      >
        {plus}
      </button>
    </div>
  )
}

const seenOf = (card: DishCard, categorySlug: string): Seen => ({
  name: card.name,
  text: '',
  poster: card.picture?.url ?? '',
  unitPrice: card.price,
  deposit: card.deposit ?? zero,
  path: `/menu/${categorySlug}/${card.slug}`,
  ...(card.times && { availability: card.times.rules }),
})
