import { yieldToMain } from '../loading/yield-to-main.ts'

declare global {
  /**
   * What was pressed before the scripts were there, and the listener that keeps it: set by the inline script of the page, until
   * it is made again.
   */
  var early: [presses: HTMLElement[], keep: (event: MouseEvent) => void] | undefined
}

/** Makes the presses again that came before the scripts; what is pressed meanwhile comes after them. */
export function replayPresses(): void {
  const { early } = globalThis
  if (!early) return
  const [presses] = early
  // Where React had to draw the page anew, other elements stand in the place of the pressed ones.
  presses.splice(0, presses.length, ...presses.flatMap((pressed) => standing(pressed) ?? []))
  replayNext(early)
}

/** Each press in a task of its own, so that it finds what the one before it has changed. */
function replayNext(early: NonNullable<typeof globalThis.early>): void {
  const [presses, keep] = early
  removeEventListener('click', keep, true)
  const pressed = presses.shift()
  if (pressed?.isConnected) press(pressed)
  if (presses.length === 0) {
    globalThis.early = undefined
    return
  }
  addEventListener('click', keep, true)
  yieldToMain(() => replayNext(early))
}

function press(pressed: HTMLElement): void {
  if (pressed instanceof HTMLInputElement) {
    // A choice that was taken back, or that another one of its group has taken back.
    if (pressed.checked === pressed.defaultChecked) return
    // React hears of a choice only while it differs from the one that it knows.
    pressed.checked = pressed.defaultChecked
  }
  pressed.click()
}

/** What now stands in the place of an element: itself, or the one that says the same at its place among those that do. */
function standing(pressed: HTMLElement): HTMLElement | undefined {
  const root = pressed.getRootNode()
  if (!(root instanceof Element)) return pressed
  const same = (place: ParentNode) =>
    [...place.querySelectorAll<HTMLElement>(pressed.tagName)].filter((one) => saysOf(one) === saysOf(pressed))
  return same(document)[same(root).indexOf(pressed)]
}

const saysOf = (one: HTMLElement): string | null => one.ariaLabel ?? (one.closest('label') ?? one).textContent
