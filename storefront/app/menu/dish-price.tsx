import type { Content } from '#contract/menu.ts'
import { contentPrice } from '#domain/menu/unit-price.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { DishCard } from './card.ts'

/** The price of a dish with what the law wants beside it: unit price and deposit (ux.md R-P2, R-P3). */
export function DishPrice({ card, id }: { card: DishCard; id: string }) {
  const { t, money, language } = useI18n()
  const price = money(card.price)
  const facts: string[] = []
  if (card.content) {
    const unit = contentPrice(card.price, card.content)
    facts.push(contentText(card.content, language), `${money(unit.price)}/${unit.unit}`)
  }
  if (card.deposit) facts.push(t('plus {deposit} deposit', { deposit: money(card.deposit) }))
  return (
    <p className="dish__price" id={id}>
      <span className="price">{card.from ? t('from {price}', { price }) : price}</span>
      {facts.length > 0 && <small>{facts.join(' · ')}</small>}
    </p>
  )
}

const contentText = ({ value, unit }: Content, language: string): string =>
  `${new Intl.NumberFormat(language).format(value)} ${unit}`
