import type { Cents } from '#contract/primitives.ts'
import { cents } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'

/** Writes the prices of a dish in one line: the lowest one, when there are several. */
export function usePriceText(): (prices: readonly Cents[]) => string {
  const { t, money } = useI18n()
  return (prices) => {
    if (prices.length === 0) return t('No price')
    const lowest = cents(Math.min(...prices))
    return prices.some((price) => price !== lowest)
      ? t('from {price}', { price: money(lowest) })
      : money(lowest)
  }
}
