import { Plus } from 'lucide-react'
import { type Seen, simpleItem } from '#domain/cart/cart.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { AddOnDish } from '../ordering/cart-facts.ts'
import { useCartActions } from '../ordering/cart-actions.tsx'

type AddOnsProps = {
  dishes: readonly AddOnDish[]
  /** The pressed button goes with its dish: takes the focus elsewhere. */
  onAdd: () => void
}

/** Dishes that reach the minimum order, each with one press. */
export function AddOns({ dishes, onAdd }: AddOnsProps) {
  const { t, money } = useI18n()
  const { add } = useCartActions()
  if (dishes.length === 0) return null
  return (
    <section className="add-ons" aria-label={t('Enough for the minimum order')}>
      <p className="add-ons__title">{t('Enough for the minimum order')}</p>
      <ul>
        {dishes.map((dish) => (
          <li key={dish.id} className="add-ons__dish">
            {dish.poster ? (
              <img src={dish.poster} alt="" width="44" height="44" loading="lazy" />
            ) : (
              <span className="add-ons__plate" />
            )}
            <span className="add-ons__name">{dish.name}</span>
            <span className="add-ons__price price">{money(dish.price)}</span>
            <button
              type="button"
              className="add-ons__add"
              aria-label={t('Add {name} to cart', { name: dish.name })}
              onClick={() => {
                add(simpleItem({ productId: dish.id, sizeId: dish.sizeId }), seenOf(dish))
                onAdd()
              }}
            >
              <Plus size={20} strokeWidth={2.4} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const seenOf = ({ name, poster, price, deposit, path }: AddOnDish): Seen => ({
  name,
  text: '',
  poster,
  unitPrice: price,
  deposit,
  path,
})
