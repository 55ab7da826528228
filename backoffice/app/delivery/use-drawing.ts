import { useState } from 'react'
import type { Shape } from '#contract/delivery.ts'
import { draw, type DrawAction, type Drawing, drawingOf, shapeOf } from './draw-shape.ts'

const same = (a: Shape | null, b: Shape | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The drawing of the shape of a document: every step changes the document. Undefined for a shape that cannot be drawn
 * here.
 */
export function useDrawing(
  shape: Shape | null,
  onShape: (shape: Shape | null) => void,
): { drawing: Drawing | undefined; act(action: DrawAction): void } {
  const [held, setHeld] = useState(() => ({ shape, drawing: drawingOf(shape) }))
  const isOld = !same(held.shape, shape)
  // Somebody else's shape, or the one before it was changed.
  const { drawing } = isOld ? { drawing: drawingOf(shape) } : held
  function act(action: DrawAction): void {
    if (!drawing) return
    const next = draw(drawing, action)
    const drawn = shapeOf(next)
    setHeld({ shape: drawn, drawing: next })
    if (!same(drawn, shape)) onShape(drawn)
  }
  return { drawing, act }
}
