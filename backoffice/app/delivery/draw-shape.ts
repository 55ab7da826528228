import type { Shape } from '#contract/delivery.ts'
import { MAX_POINTS } from '#domain/delivery/area-issues.ts'
import { cornersOf, finePoint, type Position, polygonsOf, ringOf } from '#domain/delivery/shape-rings.ts'

type Outline = { points: readonly Position[]; isClosed: boolean }

/** A shape while somebody draws it. */
export type Drawing = Outline & {
  /** The point that was pressed last, or that has the focus. */
  selected: number | null
  past: readonly Outline[]
}

export type DrawAction =
  | { do: 'press'; at: Position }
  | { do: 'close' }
  | { do: 'select'; point: number | null }
  | { do: 'move'; point: number; to: Position }
  | { do: 'insert'; after: number; at: Position }
  /** Puts a point into the middle of the side after a point. */
  | { do: 'divide'; point: number }
  | { do: 'remove'; point: number }
  | { do: 'undo' }

/** How many points enclose anything. */
const FEWEST = 3
/** How many steps can be taken back. */
const STEPS = 100

export const emptyDrawing: Drawing = { points: [], isClosed: false, selected: null, past: [] }

/** The drawing of a shape; undefined for one with holes or several parts, which only a file can hold. */
export function drawingOf(shape: Shape | null): Drawing | undefined {
  if (!shape) return emptyDrawing
  const [polygon, ...others] = polygonsOf(shape)
  const [outer, ...holes] = polygon ?? []
  if (others.length > 0 || holes.length > 0) return undefined
  const points = cornersOf(outer ?? [])
  return { ...emptyDrawing, points, isClosed: points.length >= FEWEST }
}

/** What is drawn as a shape, also one of too few points: what somebody has begun is kept, and the server refuses it. */
export const shapeOf = ({ points }: Pick<Outline, 'points'>): Shape | null =>
  points.length > 0 ? { type: 'Polygon', coordinates: [ringOf(points)] } : null

/** The point in the middle of the side after each point; an open line has none after its last one. */
export function middles({ points, isClosed }: Outline): Position[] {
  const sides = isClosed ? points.length : Math.max(points.length - 1, 0)
  return points.slice(0, sides).map((point, at) => {
    const next = points[(at + 1) % points.length]!
    return finePoint([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])
  })
}

/** A key for each point, which it keeps while others come and go: where it lies, and which one there it is. */
export function pointKeys(points: readonly Position[]): string[] {
  const places = points.map(String)
  return places.map((place, at) => `${place} ${places.slice(0, at).filter((one) => one === place).length}`)
}

/** The drawing after what somebody did on the map, with a key or in the list of points. */
export function draw(drawing: Drawing, action: DrawAction): Drawing {
  const { points, isClosed } = drawing
  const isFull = points.length >= MAX_POINTS
  switch (action.do) {
    case 'press':
      if (isClosed) return { ...drawing, selected: null }
      return isFull ? drawing : step(drawing, { points: [...points, finePoint(action.at)] }, points.length)
    case 'close':
      return isClosed || points.length < FEWEST ? drawing : step(drawing, { isClosed: true }, null)
    case 'select':
      return { ...drawing, selected: action.point }
    case 'move':
      return step(drawing, { points: points.with(action.point, finePoint(action.to)) }, action.point)
    case 'insert':
      if (isFull) return drawing
      return step(
        drawing,
        { points: points.toSpliced(action.after + 1, 0, finePoint(action.at)) },
        action.after + 1,
      )
    case 'divide': {
      const at = middles(drawing)[action.point]
      return at ? draw(drawing, { do: 'insert', after: action.point, at }) : drawing
    }
    case 'remove': {
      const left = points.toSpliced(action.point, 1)
      const selected = left.length > 0 ? Math.min(action.point, left.length - 1) : null
      return step(drawing, { points: left, isClosed: isClosed && left.length >= FEWEST }, selected)
    }
    case 'undo': {
      const before = drawing.past.at(-1)
      return before ? { ...before, selected: null, past: drawing.past.slice(0, -1) } : drawing
    }
  }
}

function step(drawing: Drawing, next: Partial<Outline>, selected: number | null): Drawing {
  const { points, isClosed, past } = drawing
  return { points, isClosed, ...next, selected, past: [...past, { points, isClosed }].slice(-STEPS) }
}
