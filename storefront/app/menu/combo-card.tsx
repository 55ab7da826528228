import { Picture } from '#ui/picture.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { TimesNote } from '../ordering/times-note.tsx'
import { type ComboCard as Card, COMBOS_SLUG } from './card.ts'
import { coverSizes } from './cover-sizes.ts'
import { DishLink } from './customise/dish-link.tsx'

type ComboCardProps = { card: Card; first?: boolean; heading?: 'h2' | 'h3' }

/** A combo menu: its parts, its price, and what the parts cost singly, never a struck price (ux.md R-P4). */
export function ComboCard({ card, first, heading: Heading = 'h3' }: ComboCardProps) {
  const { t, money } = useI18n()
  const priceId = `price-${card.id}`
  return (
    <li className={card.soldOut ? 'combo combo--sold-out' : 'combo'}>
      <div className="combo__plate">
        {card.picture ? (
          <Picture
            className="framed"
            picture={card.picture}
            sizes={coverSizes(card.picture, 132)}
            {...(first ? { first } : {})}
          />
        ) : (
          <img src="/no-image.svg" alt="" width="200" height="200" loading="lazy" />
        )}
      </div>
      <div className="combo__words">
        <Heading className="combo__name">
          <DishLink
            className="combo__link"
            categorySlug={COMBOS_SLUG}
            dishSlug={card.slug}
            describedBy={priceId}
          >
            {card.name}
          </DishLink>
        </Heading>
        <p className="combo__slots">{card.slots.map(({ name }) => name).join(' + ')}</p>
        {card.times && <TimesNote times={card.times} />}
        <p className="combo__price" id={priceId}>
          {card.soldOut ? t('Sold out today') : <span className="price">{money(card.price)}</span>}
          {card.singly && !card.soldOut && (
            <small>{t('instead of {price} bought singly', { price: money(card.singly) })}</small>
          )}
        </p>
      </div>
    </li>
  )
}
