import { prefetchDish } from './dish-store.ts'

/** How long a link must stay in sight before its dish is fetched, in milliseconds. */
const DWELL_MS = 600

const keys = new WeakMap<Element, string>()
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()
let observer: IntersectionObserver | undefined

/** Fetches a dish once its link has rested in sight, when the connection is not meant to be spared. */
export function prefetchWhenVisible(element: Element, key: string): () => void {
  if (isSparing()) return () => {}
  observer ??= new IntersectionObserver(watch, { threshold: 0.5 })
  const watching = observer
  keys.set(element, key)
  watching.observe(element)
  return () => {
    clearTimeout(timers.get(element))
    watching.unobserve(element)
  }
}

function watch(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target))
    if (isIntersecting)
      timers.set(
        target,
        setTimeout(() => fetchOf(target), DWELL_MS),
      )
  }
}

function fetchOf(target: Element): void {
  observer?.unobserve(target)
  const key = keys.get(target)
  if (!key) return
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => prefetchDish(key))
  else prefetchDish(key)
}

function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
