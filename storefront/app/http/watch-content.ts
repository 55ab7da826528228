import { apiBase, callHeaders } from './api-base.ts'
import { withDeadline } from './with-deadline.ts'

/** How often the content version is asked for, in milliseconds: a change is noticed within two seconds. */
const EVERY_MS = 1_000
/** How long after the last use of the page it is asked for, in milliseconds. */
const IN_USE_MS = 5 * 60_000

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

const listeners = new Set<() => void>()
let known: number | undefined
let usedAt = 0
let watch: AbortController | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Calls back soon after something that guests read has changed: prices, times, what is sold out. While nothing changes
 * the server answers 304 without a body. It is asked only while the page is seen and was used in the last five minutes.
 * Returns a function that ends it.
 */
export function watchContent(onChange: () => void): () => void {
  listeners.add(onChange)
  if (listeners.size === 1) start()
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    watch?.abort()
    clearTimeout(timer)
  }
}

function start(): void {
  watch = new AbortController()
  const { signal } = watch
  noteUse()
  for (const sign of SIGNS) addEventListener(sign, noteUse, { passive: true, capture: true, signal })
  document.addEventListener('visibilitychange', noteUse, { signal })
  void look(signal)
}

function noteUse(): void {
  usedAt = Date.now()
}

async function look(signal: AbortSignal): Promise<void> {
  if (!document.hidden && navigator.onLine && Date.now() - usedAt < IN_USE_MS) {
    const version = await askVersion(signal)
    if (signal.aborted) return
    const hasChanged = known !== undefined && version !== undefined && version !== known
    known = version ?? known
    if (hasChanged) for (const listener of listeners) listener()
  }
  timer = setTimeout(() => void look(signal), EVERY_MS)
}

/** Undefined without an answer; it is asked for again in a second. */
async function askVersion(signal: AbortSignal): Promise<number | undefined> {
  try {
    const response = await fetch(`${apiBase()}/content-version`, {
      headers: callHeaders(),
      signal: withDeadline(signal),
    })
    if (!response.ok) return undefined
    const { data } = (await response.json()) as { data: { version: number } }
    return data.version
  } catch {
    return undefined
  }
}
