const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const

let isAwake = false
const waiting = new Set<() => void>()

/**
 * Runs once the guest does anything at all: moves, touches, scrolls or types. What is only needed after that need not
 * be fetched with the page. Answers how to call it off.
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
  for (const run of waiting) run()
  waiting.clear()
}
