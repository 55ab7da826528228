/**
 * Loads a module with calls of the API beside the page that needs it. It brings zod, which makes its schemas when it is
 * loaded: one task with the page, or all of them in one, would keep a slow phone from answering. Once the page is there, so
 * are its calls, whatever the server deploys meanwhile.
 */
export function loadApi<Api>(load: () => Promise<Api>): () => Promise<Api> {
  const loadInParts = async () => {
    await import('./browser-api.ts')
    return load()
  }
  // Without the network it is loaded again when it is needed.
  if (!import.meta.env.SSR) loadInParts().catch(() => {})
  return loadInParts
}
