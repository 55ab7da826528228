import type { Size } from '#contract/menu.ts'
import { contentPrice } from '#domain/menu/unit-price.ts'
import { useI18n } from '#ui/i18n.tsx'

/**
 * Says what a size holds and costs per litre or kilogram: `0,33 l · 8,79 €/l`; empty without contents (ux.md R-P2).
 * Beside a name that contains the volume itself, like "0.33 l", only the price.
 */
export function useUnitPriceText(): (size: Size, beside?: string) => string {
  const { money, language } = useI18n()
  return ({ price, content }, beside = '') => {
    if (!content) return ''
    const per = contentPrice(price, content)
    const perWhole = `${money(per.price)}/${per.unit}`
    if (/\d/.test(beside)) return perWhole
    const amount = new Intl.NumberFormat(language).format(content.value)
    return `${amount} ${content.unit} · ${perWhole}`
  }
}
