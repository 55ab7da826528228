import type { CartItem } from '#contract/cart.ts'
import type { MenuSnapshot } from '#domain/menu/menu-snapshot.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useNow } from '#ui/use-now.ts'
import { takesPreorders } from '../../ordering/times.ts'
import { useShop } from '../../shop/use-shop.ts'
import { outOfTimeReason } from './out-of-time-reason.ts'

/** Pages are kept as bytes and must not know the time. */
const ON_THE_SERVER = 0

/** Why a dish cannot go into the cart now where no orders for later are taken; empty while it can. */
export function useOutOfTime(menu: MenuSnapshot, item: CartItem): string {
  const i18n = useI18n()
  const { TIME_ZONE: zone, PREORDER_DAYS } = useShop().settings
  const isForNow = !takesPreorders(PREORDER_DAYS)
  const now = useNow(ON_THE_SERVER, isForNow)
  return isForNow && now !== ON_THE_SERVER ? outOfTimeReason(menu, item, { at: now, zone }, i18n) : ''
}
