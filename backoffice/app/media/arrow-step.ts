const STEP = 0.01
const LONG_STEP = 0.1

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** How far an arrow key moves, in fractions of a picture; further with the shift key. */
export function arrowStep({ key, shiftKey }: { key: string; shiftKey: boolean }) {
  const step = shiftKey ? LONG_STEP : STEP
  const arrow = arrows[key]
  return arrow && { x: arrow.x * step, y: arrow.y * step }
}
