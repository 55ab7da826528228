import { type ComponentType, createElement, type ReactElement, useEffect, useState } from 'react'

/**
 * A component with a script of its own, so that the first page stays light. The script is fetched while the page rests,
 * or at once when the component is `wanted`; nothing is shown before.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & { wanted: boolean }) => ReactElement | null {
  return function Later({ wanted, ...props }) {
    const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>()
    useEffect(() => {
      const start = () => void load().then((Part) => setLoaded({ Part }), stayAway)
      if (wanted || !('requestIdleCallback' in globalThis)) return start()
      const waiting = requestIdleCallback(start, { timeout: 4000 })
      return () => cancelIdleCallback(waiting)
    }, [wanted])
    return loaded ? createElement(loaded.Part, props as unknown as Props) : null
  }
}

/** Without a connection the part stays away; it is asked for again when it is wanted again. */
const stayAway = () => {}
