import type { DrawingLayer } from '#contract/media.ts'

/** Two steps of a sequence that fills a square evenly, whichever part of it one takes (R2, of the plastic number). */
const STEPS = [0.7548776662466927, 0.5698402909980532] as const
/** Many dishes share a drawing: each begins elsewhere in the sequence. */
const STARTS = 997

/**
 * The SVG of one layer on a dish. It follows from dish and layer alone, so the same choice is always drawn alike, and
 * nothing moves when something else is chosen.
 */
export function layerMarkup(layer: DrawingLayer, dish: string): string {
  const seed = hash(dish)
  const { art, pieces } = layer
  if (!pieces) return `<g transform="rotate(${(seed % 12) * 30})">${art[0]}</g>`
  const { count, size, reach, turn, first, shadow } = pieces
  const phase = (seed % 360) * RADIAN
  const [cos, sin] = [Math.cos(phase), Math.sin(phase)]
  let markup = ''
  for (let index = 0; index < count; index++) {
    const step = (seed % STARTS) + first + index
    const angle = part(step, 1) * 2 * Math.PI
    const distance = Math.sqrt(part(step, 0)) * reach
    const left = pieces.x * cos - pieces.y * sin + Math.cos(angle) * distance
    const top = pieces.x * sin + pieces.y * cos + Math.sin(angle) * distance
    const chance = hash(`${dish}${step}`)
    const rotation = round(((chance % 100) / 100 - 0.5) * turn)
    const scale = ((size / 50) * (0.93 + ((chance >>> 8) % 15) / 100)).toFixed(2)
    const place = (dx: number, dy: number, body = '') =>
      body &&
      `<g transform="translate(${round(left + dx)} ${round(top + dy)}) rotate(${rotation}) scale(${scale})">${body}</g>`
    markup += `<g>${place(size * 0.07 + 1.5, size * 0.13 + 3, shadow)}${place(0, 0, art[index % art.length])}</g>`
  }
  return markup
}

const RADIAN = Math.PI / 180

const part = (step: number, axis: 0 | 1) => (step * STEPS[axis]) % 1

const round = (value: number) => Math.round(value * 10) / 10

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  // Texts that differ in their last letter only would lie close together.
  return (value ^ (value >>> 15)) >>> 0
}
