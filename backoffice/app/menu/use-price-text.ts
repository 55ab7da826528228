import type { Cents } from '#contract/primitives.ts'
import type { Span } from '#domain/menu/combo-worth.ts'
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

/** Writes the lowest and the highest of some prices; a dash where there are none. */
export function useSpanText(): (span: Span | undefined) => string {
  const { money } = useI18n()
  return (span) => {
    if (!span) return '–'
    return span.least === span.most ? money(span.least) : `${money(span.least)} – ${money(span.most)}`
  }
}
