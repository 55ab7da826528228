import { Picture } from '#ui/picture.tsx'
import { subtract, zero } from '#domain/money.ts'
import { chosenSize } from '#domain/menu/chosen.ts'
import { discountPrice, saving } from '#domain/menu/combo.ts'
import { minAgeOf } from '#domain/menu/min-age.ts'
import { useI18n } from '#ui/i18n.tsx'
import { isOn } from '../../shop/shop.ts'
import { useShop } from '../../shop/use-shop.ts'
import { TimesNote } from '../../ordering/times-note.tsx'
import { factsOf } from './dish.ts'
import { NoticeList } from './notice-list.tsx'
import { RedrawnPicture } from './redrawn-picture.tsx'
import { useUnitPriceText } from './unit-price-text.ts'
import type { Customisation } from './use-customisation.ts'

type DishFactsProps = {
  customisation: Customisation
  /** `h1` on the page of the dish; in the sheet the dialog itself carries the heading. */
  heading: 'h1' | 'none'
}

/** What there is to know about a dish, for the configuration as it stands (ux.md 1.4, R-F1, R-P1 to R-P4). */
export function DishFacts({ customisation, heading }: DishFactsProps) {
  const { t } = useI18n()
  const shop = useShop()
  const facts = factsOf(customisation.dish)
  const minAge = minAgeOf(customisation.menu, customisation.item)
  return (
    <div className="facts">
      <figure className="facts__figure">
        <Picture
          className="facts__picture framed"
          picture={facts.poster.data}
          sizes="(min-width: 1024px) 560px, (min-width: 768px) 420px, 100vw"
          first
        />
        <RedrawnPicture customisation={customisation} />
        {isOn(shop, 'IMAGE_NOTICE') && facts.hasPoster && (
          <figcaption className="facts__caption">{t('Serving suggestion')}</figcaption>
        )}
      </figure>
      <div className="facts__words">
        {heading === 'h1' ? (
          <h1 className="facts__name">{facts.name}</h1>
        ) : (
          <p className="facts__name" aria-hidden="true">
            {facts.name}
          </p>
        )}
        <PriceLine customisation={customisation} />
        {customisation.dish.times && <TimesNote times={customisation.dish.times} />}
        {minAge && (
          <p className="facts__age">
            {t('Sold from age {age} only. We check an ID at the door.', { age: minAge })}
          </p>
        )}
        {facts.description && <p className="facts__description">{facts.description}</p>}
        <NoticeList customisation={customisation} />
        {'foodInfo' in facts && facts.foodInfo && (
          <details className="facts__more">
            <summary>{t('Product information')}</summary>
            <p>{facts.foodInfo}</p>
          </details>
        )}
      </div>
    </div>
  )
}

/** The price of one piece as it stands on the menu, with what the law wants beside it. */
function PriceLine({ customisation: { dish, item } }: { customisation: Customisation }) {
  const { t, money } = useI18n()
  const shop = useShop()
  const unitPriceText = useUnitPriceText()
  const withTax = isOn(shop, 'PRICES_INCLUDE_TAX') ? t('incl. VAT') : ''
  if (dish.kind === 'combo') {
    const picks = item.kind === 'menuItem' ? item.items : []
    const price = discountPrice(dish.combo.price, dish.combo.discount)
    const isComplete = picks.length === dish.combo.items.length
    const saved = isComplete ? saving(dish.combo, picks) : subtract(dish.combo.singlePrice, price)
    return (
      <div className="facts__money">
        <span className="facts__price price">{money(price)}</span> <small>{withTax}</small> <DeliveryCosts />
        {saved > 0 && (
          <p className="facts__saving">
            {t('You save {amount} compared with buying singly', { amount: money(saved) })}
          </p>
        )}
      </div>
    )
  }
  const size = item.kind === 'productItem' ? chosenSize(dish.product, item) : undefined
  const deposit = size?.deposit ?? zero
  const facts = [
    size ? unitPriceText(size) : '',
    deposit > 0 ? t('plus {deposit} deposit', { deposit: money(deposit) }) : '',
    withTax,
  ]
  return (
    <div className="facts__money">
      {size && <span className="facts__price price">{money(size.price)}</span>}{' '}
      <small>{facts.filter(Boolean).join(' · ')}</small> <DeliveryCosts />
    </div>
  )
}

/** Whether and which delivery costs are added to a price (ux.md R-P1); a tab of its own keeps what was chosen. */
function DeliveryCosts() {
  const { t } = useI18n()
  const shop = useShop()
  const costs = shop.legal.DELIVERY_PAYMENT_PAGE
  if (!isOn(shop, 'ALLOW_DELIVERY')) return null
  if (!costs) return <small>{t('plus delivery costs')}</small>
  return (
    <small>
      <a href={`/pages/${costs.slug}`} target="_blank" rel="noopener">
        {t('plus delivery costs')}
        <span className="visually-hidden"> ({t('opens in a new tab')})</span>
      </a>
    </small>
  )
}
