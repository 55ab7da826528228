import { useEffect, useRef } from 'react'
import { seenChoice } from '../redrawing/chosen-layers.ts'
import { factsOf, initialItem } from './dish.ts'
import type { Customisation } from './use-customisation.ts'

/**
 * Lies over the picture of a dish and follows what is chosen, where the picture was drawn. It is decoration: what is
 * chosen is said by the form, and without a script or a connection the picture stays as it is.
 */
export function RedrawnPicture({ customisation: { dish, item } }: { customisation: Customisation }) {
  const host = useRef<HTMLDivElement>(null)
  const place = factsOf(dish).poster.data.drawing
  const { sizeId, ids } = seenChoice(item)
  const chosen = ids.join(' ')
  const isFirst = chosen === '' && sizeId === seenChoice(initialItem(dish)).sizeId
  const isDrawn = useRef(false)

  useEffect(() => {
    if (!place || (isFirst && !isDrawn.current)) return
    isDrawn.current = true
    let isWanted = true
    const cancel = whenIdle(async () => {
      const poster = host.current?.parentElement?.querySelector('img')
      if (!host.current || !poster) return
      const target = { host: host.current, poster, place, dish: dish.key }
      const choice = { sizeId, ids: chosen.split(' ') }
      await import('../redrawing/redraw.ts')
        .then(({ redraw }) => redraw(target, choice, () => isWanted))
        .catch(leaveAsItIs)
    })
    return () => {
      isWanted = false
      cancel()
    }
  }, [place, isFirst, dish.key, sizeId, chosen])

  return place ? <div ref={host} className="redrawn" aria-hidden="true" /> : null
}

/** Without a connection the picture does not follow. */
const leaveAsItIs = () => {}

/** How long something that is seen may wait for a busy page, in milliseconds. */
const LATEST_MS = 200

/** Runs once the page has shown what it is working on. Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(run, { timeout: LATEST_MS })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, 50)
  return () => clearTimeout(timer)
}
