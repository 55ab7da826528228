import { type ComponentType, createElement, type ReactElement, useEffect, useState } from 'react'
import { onFirstInteraction } from './on-first-interaction.ts'

/**
 * A component in a chunk of its own, so that the first page stays light. The chunk is loaded at the guest's first
 * interaction, or at once when the component is `wanted`; nothing is rendered before.
 */
export function lazyOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & { wanted: boolean }) => ReactElement | null {
  return function Later({ wanted, ...props }) {
    const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>()
    useEffect(() => {
      const start = () => void load().then((Part) => setLoaded({ Part }), stayAway)
      return wanted ? start() : onFirstInteraction(start)
    }, [wanted])
    return loaded ? createElement(loaded.Part, props as unknown as Props) : null
  }
}

/** Without a connection nothing is rendered; the chunk is requested again when the component is wanted again. */
const stayAway = () => {}
