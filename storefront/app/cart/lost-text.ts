import type { CurrentLine } from '#domain/cart/current-cart.ts'
import type { I18n } from '#ui/i18n.tsx'

/** Why a line cannot be had any more; empty while it can. */
export function lostText(now: CurrentLine | undefined, { t }: Pick<I18n, 't'>): string {
  if (!now || !('lost' in now)) return ''
  return now.lost === 'soldOut' ? t('Sold out today') : t('Not on the menu any more like this')
}
