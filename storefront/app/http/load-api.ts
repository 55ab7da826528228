/**
 * Loads a module with calls of the API beside the page that needs it. It brings zod, which makes its schemas when it is
 * loaded: evaluated in one task with the page, it would keep a slow phone from answering. It is loaded with the page and not
 * with the first call, because the next deployment removes its file from the server.
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
