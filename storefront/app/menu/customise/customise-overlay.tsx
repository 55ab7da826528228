import { useEffect } from 'react'
import { useCartActions, useCartReady } from '../../ordering/cart-actions.tsx'
import { lazyOnInteraction } from '../../loading/lazy-on-interaction.ts'
import { useOverlay } from '../../navigation/stay-on-page.ts'
import { keyOfPath } from './dish-key.ts'
import { requestDish } from './dish-store.ts'

const OpenDish = lazyOnInteraction(() => import('./open-dish.tsx').then((module) => module.OpenDish))

/** The one place where a dish opens above the page; stands once in the shell. */
export function CustomiseOverlay() {
  const { dish, edit, close } = useOverlay()
  const { find } = useCartActions()
  const ready = useCartReady()
  const line = edit !== undefined && ready ? find(edit) : undefined
  const isLost = edit !== undefined && ready && !line
  const key = dish ?? (line && keyOfPath(line.seen.path))

  useEffect(() => {
    if (key !== undefined) requestDish(key)
  }, [key])
  useEffect(() => {
    if (isLost) close()
  }, [isLost, close])

  return <OpenDish wanted={key !== undefined} dishKey={key} line={line} onClose={close} />
}
