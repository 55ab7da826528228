import { useEffect, useEffectEvent } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { cartHasStarted, findLine, readCart } from '../cart/cart-store.ts'
import { watchContent } from '../http/watch-content.ts'
import { keyOfPath } from '../menu/customise/dish-key.ts'
import { useOverlay } from '../navigation/stay-on-page.ts'

/** Pages of the menu: the home page, categories and dishes. */
const MENU = /^\/(menu\/.*)?$/

const loadRenewing = () => import('./renew-content.ts')

/**
 * Keeps an open page as the menu is: cards, the open dish and the cart follow within two seconds of what is published or
 * marked as sold out. The cart of an earlier visit is asked for once at the start.
 */
export function useFollowContent(): void {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const { dish, edit } = useOverlay()
  const renew = useEffectEvent(async () => {
    const line = edit === undefined ? undefined : findLine(edit)
    const { renewContent } = await loadRenewing()
    const isAnswered = await renewContent(dish ?? (line && keyOfPath(line.seen.path)))
    // A page that cannot be loaded again would show a failure in place of the menu.
    if (isAnswered && MENU.test(pathname)) await revalidate()
  })
  useEffect(() => {
    void renewStoredCart().catch(stayAsItIs)
    return watchContent(() => void renew().catch(stayAsItIs))
  }, [])
}

async function renewStoredCart(): Promise<void> {
  await cartHasStarted()
  if (readCart().lines.length > 0) await (await loadRenewing()).renewLines()
}

/** Without a connection the code of it cannot come either; the next change tries again. */
const stayAsItIs = () => {}
