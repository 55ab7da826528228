import { Plus } from 'lucide-react'
import { useI18n } from '#ui/i18n.tsx'
import type { AddOnDish } from '../ordering/cart-facts.ts'
import { useCartActions } from '../ordering/cart-actions.tsx'

/** Dishes that reach the minimum order, each with one press. */
export function AddOns({ dishes }: { dishes: readonly AddOnDish[] }) {
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
              onClick={() =>
                add(
                  {
                    kind: 'productItem',
                    productId: dish.id,
                    sizeId: dish.sizeId,
                    extraIds: [],
                    optionIds: [],
                    qty: 1,
                  },
                  {
                    name: dish.name,
                    text: '',
                    poster: dish.poster,
                    unitPrice: dish.price,
                    deposit: dish.deposit,
                    path: dish.path,
                  },
                )
              }
            >
              <Plus size={20} strokeWidth={2.4} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
