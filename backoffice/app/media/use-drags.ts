import { type PointerEvent, type RefObject, useRef } from 'react'
import type { Point } from '#domain/media/crop.ts'

/** Begins a drag at a point of the frame, in fractions of it, and answers what follows the pointer. */
type Begin = (from: Point) => (to: Point) => void

/** Drags inside of a frame by mouse, pen and touch; two fingers zoom. */
export function useDrags(frame: RefObject<HTMLElement | null>) {
  const follow = useRef<((to: Point) => void) | undefined>(undefined)
  const fingers = useRef(new Map<number, Point>())

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const reach = () => {
    const [one, two] = [...fingers.current.values()]
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0
  }
  const end = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    follow.current = undefined
  }
  const begin = (start: Begin) => (event: PointerEvent) => {
    if (event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
    follow.current = start(pointOf(event))
  }

  return {
    /** The handlers of something that one pointer drags. */
    drag: (start: Begin) => ({
      onPointerDown: begin(start),
      onPointerMove: (event: PointerEvent) => follow.current?.(pointOf(event)),
      onPointerUp: end,
      onPointerCancel: end,
    }),
    /** The same, zoomed by two fingers. */
    pinch: (start: Begin, onZoom: (factor: number) => void) => ({
      onPointerDown: begin(start),
      onPointerMove: (event: PointerEvent) => {
        if (!fingers.current.has(event.pointerId)) return
        const before = reach()
        fingers.current.set(event.pointerId, pointOf(event))
        if (fingers.current.size > 1) onZoom(reach() / (before || 1))
        else follow.current?.(pointOf(event))
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  }
}
