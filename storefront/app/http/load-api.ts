import { yieldToMain } from '../loading/yield-to-main.ts'

/** What every such module imports: zod makes the schemas when they are loaded, and each of these takes a task of its own. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import('./browser-api.ts'),
  () => import('#contract/primitives.ts'),
  () => import('#contract/delivery.ts'),
  () => import('#contract/checkout.ts'),
]

/**
 * Loads a module with calls of the API beside the page that needs it: evaluated in one task with the page, it would keep a slow
 * phone from answering. It is loaded with the page and not with the first call, because the next deployment removes its file
 * from the server.
 */
export function loadApi<Api>(load: () => Promise<Api>): () => Promise<Api> {
  const loadInParts = async () => {
    for (const part of parts) {
      await part()
      await new Promise<void>(yieldToMain)
    }
    return load()
  }
  // Without the network it is loaded again when it is needed.
  if (!import.meta.env.SSR) loadInParts().catch(() => {})
  return loadInParts
}
