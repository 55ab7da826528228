/** Longer than any answer takes: the server waits up to ten seconds for a payment provider, twice for an attempt that dies. */
const PATIENCE_MS = 25_000

/**
 * A signal for a call that must end: it aborts with `signal`, or when no answer has come in time, so that the call fails like one
 * that has lost its connection. Older browsers that can order do not know `AbortSignal.any`.
 */
export function withDeadline(signal?: AbortSignal): AbortSignal {
  const end = new AbortController()
  setTimeout(() => end.abort(new DOMException('No answer in time', 'TimeoutError')), PATIENCE_MS)
  const abort = () => end.abort(signal?.reason)
  if (signal?.aborted) abort()
  else signal?.addEventListener('abort', abort, { signal: end.signal })
  return end.signal
}
