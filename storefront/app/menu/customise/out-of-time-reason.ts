import type { CartItem } from '#contract/cart.ts'
import type { Occasion } from '#domain/menu/availability.ts'
import { limitedParts } from '#domain/menu/limited-parts.ts'
import type { MenuSnapshot } from '#domain/menu/menu-snapshot.ts'
import type { I18n } from '#ui/i18n.tsx'
import { timesState } from '../../ordering/times-state.ts'

/** What of a configured dish cannot be had now, and from when on it can; empty while all of it can. */
export function outOfTimeReason(
  menu: MenuSnapshot,
  item: CartItem,
  occasion: Occasion,
  i18n: Pick<I18n, 't' | 'date'>,
): string {
  for (const { name, availability } of limitedParts(menu, item)) {
    const state = timesState(availability, occasion, occasion.at, i18n)
    if (state) return `${name}: ${state.text}`
  }
  return ''
}
