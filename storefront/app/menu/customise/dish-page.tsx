import { ChevronLeft } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useCartActions } from '../../cart-actions.tsx'
import { useWords } from '#ui/words.tsx'
import { COMBOS_SLUG } from '../card.ts'
import { BuyBar } from './buy-bar.tsx'
import { seenOf } from './cart-seen.ts'
import { type Dish, factsOf } from './dish.ts'
import { DishChoices } from './dish-choices.tsx'
import { DishFacts } from './dish-facts.tsx'
import { useDraft } from './use-draft.ts'

/** A dish on a page of its own, for links from outside and for guests without scripts. */
export function DishPage({ dish }: { dish: Dish }) {
  const { t } = useWords()
  const cart = useCartActions()
  const base = useId()
  const draft = useDraft(dish)
  const [category = COMBOS_SLUG] = dish.key.split('/')
  return (
    <article className="dish-page">
      <nav className="dish-page__crumbs" aria-label={t('Breadcrumb')}>
        <ol>
          <li>
            <Link to="/">
              <ChevronLeft size={18} aria-hidden="true" />
              {t('Menu')}
            </Link>
          </li>
          <li>
            <Link to={`/menu/${category}`}>{dish.category || t('Menus')}</Link>
          </li>
          <li aria-current="page">{factsOf(dish).name}</li>
        </ol>
      </nav>
      <div className="dish-page__columns">
        <DishFacts draft={draft} heading="h1" />
        <div className="dish-page__form">
          <h2 className="visually-hidden">{t('Your choice')}</h2>
          <DishChoices draft={draft} base={base} />
          <div className="dish-page__bar">
            <BuyBar
              draft={draft}
              base={base}
              isEdit={false}
              onBuy={() => cart.add(draft.item, seenOf(dish, draft.item))}
            />
          </div>
        </div>
      </div>
    </article>
  )
}
