import type { Sketch } from '../sketch.ts'

/** An ingredient seen from above, drawn around the origin in a box of ±50. */
export interface Piece {
  /** Half its width in pixels on a dish of radius 455. */
  size: number
  /** How many lie on a pizza that carries nothing else. */
  count: number
  /** How far it may be turned; what has a highlight stays upright. */
  turn?: number
  /** Leaves and the like lie above everything else. */
  onTop?: boolean
  /** Height of its shadow in parts of its width; 1 for what is round. */
  squash?: number
  /** Lies flat, so casts no shadow of its own. */
  flat?: boolean
  draw: (sketch: Sketch) => string
}
