/** So long after the first the second tap of a thumb may come, in milliseconds. */
const SECOND_TAP_MS = 450
/** So far from the first it may hit, in pixels. */
const SAME_PLACE_PX = 30

/**
 * Has a second tap meet nothing where the first press has closed `dialog`: what lies below was not meant. A press elsewhere or
 * by a key counts at once.
 */
export function ignoreSecondTap(
  { timeStamp, clientX, clientY }: MouseEvent,
  dialog: HTMLDialogElement,
): void {
  const end = new AbortController()
  const ignore = (event: MouseEvent) => {
    if (event.timeStamp - timeStamp > SECOND_TAP_MS) return end.abort()
    const isByKey = event.type === 'click' && event.detail === 0
    const isClosed = !dialog.open || !dialog.isConnected
    const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY)
    if (isByKey || !isClosed || distance > SAME_PLACE_PX) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // What is below would take the focus as the mouse goes down, even for a tap, and some controls act on that.
  for (const type of ['pointerdown', 'mousedown', 'click'] as const)
    addEventListener(type, ignore, { capture: true, signal: end.signal })
  // Whoever has pressed a key since then has gone on.
  addEventListener('keydown', () => end.abort(), { capture: true, signal: end.signal })
}
