import { yieldToMain } from './yield-to-main.ts'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const

let isAwake = false
const waiting = new Set<() => void>()

/**
 * Runs at the guest's first interaction: pointer, touch, scroll or key. What is only needed after that need not
 * be loaded with the page. Returns a function that cancels it.
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

function wake(): void {
  isAwake = true
  for (const sign of SIGNS) removeEventListener(sign, wake)
  // Each in a task of its own, so that the touch is answered in between.
  for (const run of waiting) yieldToMain(() => waiting.delete(run) && run())
}
