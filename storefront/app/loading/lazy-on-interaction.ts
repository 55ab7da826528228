import {
  type ComponentType,
  createElement,
  type ReactElement,
  startTransition,
  useEffect,
  useState,
} from 'react'
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
      const start = () => load().then((Part) => setLoaded({ Part }), stayAway)
      // What nobody waits for gives way to the answer to what the guest has touched.
      const startBeside = () => load().then((Part) => startTransition(() => setLoaded({ Part })), stayAway)
      return wanted ? void start() : onFirstInteraction(() => void startBeside())
    }, [wanted])
    return loaded ? createElement(loaded.Part, props as unknown as Props) : null
  }
}

/** Without a connection nothing is rendered; the chunk is requested again when the component is wanted again. */
const stayAway = () => {}
