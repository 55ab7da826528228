import type { Drawing, DrawingLayer } from '#contract/media.ts'
import type { Piece } from '../pieces/piece.ts'
import { pieces } from '../pieces/pieces.ts'
import { Sketch } from '../sketch.ts'
import { addedPieces } from './added-pieces.ts'
import { doughs } from './doughs.ts'
import { drops } from './drops.ts'
import { type SurfaceName, surfaces } from './surfaces.ts'

/** Forms of one piece; those that are always drawn alike have one. */
const FORMS = 2
/** What is sold by the piece. */
const sold: Readonly<Record<string, number>> = { falafel: 3 }
/** What is added beside others is less than what a dish would carry alone. */
const SHARE = 0.62

/** What can be added to the pictures of dishes with this surface, and how their sizes change them. */
export function drawAdditions(name: SurfaceName): Drawing {
  const surface = surfaces[name]
  const sketch = new Sketch(`additions ${name}`, `${name}-`)
  const layers: Drawing['layers'] = {}
  let first = 0
  if (name === 'pizza')
    for (const [index, [option, draw]] of Object.entries(doughs).entries())
      layers[option] = { level: index / 100, art: [draw(sketch)] }
  for (const [index, extra] of surface.extras.entries()) {
    const piece = drops[extra] ?? pieceOf(extra)
    if (!piece) continue
    const layer = drawLayer(sketch, name, piece, { first, index, exactly: sold[extra] })
    layers[extra] = layer
    first += layer.pieces?.count ?? 0
  }
  return { sizes: surface.sizes, definitions: sketch.definitions(), layers }
}

type Turn = { first: number; index: number; exactly: number | undefined }

const pieceOf = (extra: string): Piece | undefined => {
  const name = addedPieces[extra]
  return name && pieces[name]
}

function drawLayer(sketch: Sketch, name: SurfaceName, piece: Piece, turn: Turn): DrawingLayer {
  const { size, squash, flat, onTop, draw } = piece
  return {
    level: (onTop ? 1000 : 1) + 200 - size + turn.index / 100,
    art: [...new Set(Array.from({ length: FORMS }, () => draw(sketch)))],
    pieces: {
      ...spreadOf(name, piece, turn),
      turn: piece.turn ?? 360,
      first: turn.first,
      shadow: flat ? '' : sketch.spot(0, 0, 55, 55 * (squash ?? 0.94), '#4A1A06', 0.44, 0.5),
    },
  }
}

/** How the pieces lie: spread over the whole dish, or heaped where nothing else of the kind lies. */
function spreadOf(name: SurfaceName, { size: own, count }: Piece, { index, exactly }: Turn) {
  const { reach, scale, density, heaps, extras } = surfaces[name]
  const size = Math.round(own * scale)
  const angle = (index / extras.length) * 2 * Math.PI
  const apart = (distance: number) => ({
    x: Math.round(Math.cos(angle) * distance),
    y: Math.round(Math.sin(angle) * distance),
  })
  if (heaps && count < 40) {
    const heaped = Math.round(Math.min(8, 260 / size + 1))
    return { count: exactly ?? heaped, size, reach: heaps.reach, ...apart(heaps.distance) }
  }
  if (count === 1) return { count, size, reach: 0, ...apart(reach * 0.4) }
  const spread = Math.max(3, Math.round(count * density * SHARE))
  return { count: exactly ?? spread, size, reach: Math.round(reach - size * 0.2), x: 0, y: 0 }
}
