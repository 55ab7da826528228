import { yieldToMain } from './yield-to-main.ts'

/** How long a touch, its answer included, is left alone, in milliseconds; keys come faster one after the other. */
const ANSWERED_AFTER_MS = 150

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const

let isAwake = false
let timer: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

/**
 * Runs with the guest's first interaction, as soon as that is answered: pointer, touch, scroll or key. What is only needed
 * after that need not be loaded with the page. Returns a function that cancels it.
 */
export function onFirstInteraction(run: () => void): () => void {
  if (isAwake) {
    run()
    return () => {}
  }
  if (waiting.size === 0)
    for (const sign of SIGNS) addEventListener(sign, wake, { passive: true, once: true })
  waiting.add(run)
  return () => void waiting.delete(run)
}

function wake({ type }: Event): void {
  clearTimeout(timer)
  timer = setTimeout(start, type === 'keydown' ? 0 : ANSWERED_AFTER_MS)
}

function start(): void {
  isAwake = true
  for (const sign of SIGNS) removeEventListener(sign, wake)
  // Each in a task of its own, so that the next touch is answered in between.
  for (const run of waiting) yieldToMain(() => waiting.delete(run) && run())
}
