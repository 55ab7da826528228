/** `fetch` over a connection that is half dead: it ends with its signal and not before. */
export const fetchWithoutAnswer = (_: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_, reject) => {
    const end = () => reject(signal?.reason)
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end)
  })
