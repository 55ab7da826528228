import { useId } from 'react'
import { useCartActions } from '../../ordering/cart-actions.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { BuyBar } from './buy-bar.tsx'
import { seenOf } from './cart-seen.ts'
import type { Dish } from './dish.ts'
import { DishChoices } from './dish-choices.tsx'
import { DishFacts } from './dish-facts.tsx'
import { DishNews } from './dish-news.tsx'
import { useCustomisation } from './use-customisation.ts'

/** A dish on a page of its own, for links from outside and for guests without scripts. */
export function DishPage({ dish }: { dish: Dish }) {
  const { t } = useI18n()
  const cart = useCartActions()
  const base = useId()
  const customisation = useCustomisation(dish)
  return (
    <article className="dish-page">
      <div className="dish-page__columns">
        <DishFacts customisation={customisation} heading="h1" />
        <div className="dish-page__form">
          <h2 className="visually-hidden">{t('Your choice')}</h2>
          <DishChoices customisation={customisation} base={base} />
          <DishNews customisation={customisation} />
          <div className="dish-page__bar">
            <BuyBar
              customisation={customisation}
              base={base}
              isEdit={false}
              onBuy={() => cart.add(customisation.item, seenOf(dish, customisation.item))}
            />
          </div>
        </div>
      </div>
    </article>
  )
}
