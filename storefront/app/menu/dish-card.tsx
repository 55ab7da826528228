import { Picture } from '#ui/picture.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { TimesNote } from '../ordering/times-note.tsx'
import { AddDish } from './add-dish.tsx'
import type { DishCard as Card, Legend } from './card.ts'
import { coverSizes } from './cover-sizes.ts'
import { DishBadges } from './dish-badges.tsx'
import { DishLink } from './customise/dish-link.tsx'
import { DishPrice } from './dish-price.tsx'

type DishCardProps = {
  card: Card
  categorySlug: string
  /** For the codes of allergens, while a guest asks for them. */
  legend?: Legend | undefined
  /** The card is in the first view: its picture is fetched at once. */
  first?: boolean
  /** The level of the name among the headings of the page. */
  heading?: 'h2' | 'h3'
}

/** One dish of the menu: the whole card is a link to the dish, the round button adds it (ux.md 1.3, A-19). */
export function DishCard({ card, categorySlug, legend, first, heading: Heading = 'h3' }: DishCardProps) {
  const { t } = useI18n()
  const priceId = `price-${card.id}`
  return (
    <li className={card.soldOut ? 'dish dish--sold-out' : 'dish'}>
      <div className="dish__words">
        <div className="dish__head">
          <Heading className="dish__name">
            <DishLink
              className="dish__link"
              categorySlug={categorySlug}
              dishSlug={card.slug}
              describedBy={priceId}
            >
              {card.name}
            </DishLink>
          </Heading>
          <p className="dish__text">{card.text}</p>
        </div>
        {card.times && <TimesNote times={card.times} />}
        <DishBadges card={card} legend={legend} />
        {card.soldOut ? (
          <p className="dish__price dish__price--none" id={priceId}>
            {t('Sold out today')}
          </p>
        ) : (
          <DishPrice card={card} id={priceId} />
        )}
        {card.notSold && (
          <p className="dish__text">{t('Allergen information is missing – please call us')}</p>
        )}
      </div>
      <div className="dish__plate">
        {card.picture ? (
          <Picture
            className="dish__picture framed"
            picture={card.picture}
            sizes={coverSizes(card.picture, 128)}
            {...(first ? { first } : {})}
          />
        ) : (
          <img className="dish__picture" src="/no-image.svg" alt="" width="128" height="128" loading="lazy" />
        )}
        {!card.soldOut && !card.notSold && <AddDish card={card} categorySlug={categorySlug} />}
      </div>
    </li>
  )
}
