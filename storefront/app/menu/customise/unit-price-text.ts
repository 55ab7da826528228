import type { Size } from '#contract/menu.ts'
import { contentPrice } from '#domain/menu/unit-price.ts'
import { useWords } from '#ui/words.tsx'

/** Says what a size holds and costs per litre or kilogram: `0,33 l · 8,79 €/l`; empty without contents (R-P2). */
export function useUnitPriceText(): (size: Size) => string {
  const { money, language } = useWords()
  return ({ price, content }) => {
    if (!content) return ''
    const per = contentPrice(price, content)
    const amount = new Intl.NumberFormat(language).format(content.value)
    return `${amount} ${content.unit} · ${money(per.price)}/${per.unit}`
  }
}
