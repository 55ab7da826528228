import { useState } from 'react'
import { linePrice } from '#domain/menu/line-price.ts'
import { useI18n } from '#ui/i18n.tsx'
import { factsOf, snapshotOf } from './dish.ts'
import type { Customisation } from './use-customisation.ts'

/** Says what has changed about the dish while it is open: another price for the same choices, or that it is sold out. */
export function DishNews({ customisation: { dish, item } }: { customisation: Customisation }) {
  const { t, money } = useI18n()
  const [shown, setShown] = useState(dish)
  const [news, setNews] = useState('')
  if (dish !== shown) {
    const before = linePrice(snapshotOf(shown), item)
    const now = linePrice(snapshotOf(dish), item)
    setShown(dish)
    if (factsOf(dish).soldOut && !factsOf(shown).soldOut) setNews(t('Sold out today'))
    else if (before !== now)
      setNews(`${t('was {price}', { price: money(before) })}, ${t('now {price}', { price: money(now) })}`)
  }
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {news && `${factsOf(dish).name}: ${news}`}
    </p>
  )
}
