import { blob, num, scatter } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'

/** A thread run to and fro over a disc. */
function zigzag(sketch: Sketch, radius: number, turns: number): string {
  const step = (radius * 1.5) / turns
  const points = Array.from({ length: turns + 1 }, (_, index) => {
    const y = -radius * 0.75 + index * step
    const reach = Math.sqrt(Math.max(0, radius * radius - y * y)) * sketch.between(0.7, 0.95)
    return [index % 2 ? reach : -reach, y] as const
  })
  const [first = [0, 0], ...rest] = points
  let previous: readonly [number, number] = [first[0], first[1]]
  return `M${num(first[0])} ${num(first[1])}${rest
    .map(([x, y]) => {
      const curve = `C${num(previous[0] + (x - previous[0]) * 0.9)} ${num(previous[1] - step * 0.2)} ${num(previous[0] + (x - previous[0]) * 0.98)} ${num(previous[1])} ${num(x)} ${num(y)}`
      previous = [x, y]
      return curve
    })
    .join('')}`
}

function thread(colour: string, shade: string, width: number, opacity = 1) {
  return (sketch: Sketch, radius: number): string => {
    const path = zigzag(sketch, radius, 9)
    const scale = radius / 310
    const stroke = (tone: string, size: number, alpha: number) =>
      `<path d="${path}" fill="none" stroke="${tone}" stroke-width="${num(size * scale)}" stroke-linecap="round" stroke-linejoin="round" opacity="${alpha}"/>`
    return `<g transform="rotate(-24)"><g transform="translate(2 4)">${stroke(shade, width, 0.35)}</g>${stroke(colour, width, opacity)}<g transform="translate(-1.5 -2)">${stroke('#fff', width * 0.28, 0.55)}</g></g>`
  }
}

function drops(
  colours: readonly [string, ...string[]],
  count: number,
  low: number,
  high: number,
  opacity: number,
) {
  return (sketch: Sketch, radius: number): string =>
    scatter(sketch, count, radius * 0.95)
      .map(([x, y]) => {
        const size = (sketch.between(low, high) * radius) / 310
        return `<path d="${blob(sketch, x, y, size, 7, 0.5)}" fill="${sketch.pick(colours)}" opacity="${opacity}"/>`
      })
      .join('')
}

/** A swirl from the middle outwards, as cream on a soup. */
function spiral(sketch: Sketch, radius: number, colour: string): string {
  const turn = sketch.between(0, 6.28)
  const points = Array.from({ length: 44 }, (_, index) => {
    const angle = turn + index * 0.36
    const reach = radius * 0.1 + (index / 44) * radius * 0.52
    return `${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach * 0.96)}`
  })
  return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="${num(radius * 0.05)}" stroke-linecap="round" stroke-linejoin="round" opacity=".92"/>`
}

/** What runs or is dusted over a whole dish of the given radius. */
export const drizzles = {
  honey: thread('#E9A320', '#7A4408', 10, 0.85),
  balsamic: thread('#3A1A14', '#1C0A06', 8, 0.9),
  chocolate: thread('#4A2414', '#2A1008', 11),
  pesto: drops(['#4C7F2A', '#6C9C38', '#3C6C22'], 34, 6, 15, 0.8),
  oil: drops(['#C9B52A', '#DCC94A', '#B3A01E'], 26, 5, 15, 0.5),
  cream: (sketch: Sketch, radius: number) => spiral(sketch, radius, '#FFF8EA'),
  'chili-flakes': drops(['#B51A10', '#D6361E', '#8E120A'], 60, 2.5, 5.5, 0.95),
  'pepper-grains': drops(['#2A2018', '#4A3A2A', '#5E4C38'], 56, 1.6, 3.8, 0.85),
  cocoa: drops(['#3A1E10', '#5A3420'], 40, 2, 5, 0.6),
  'icing-sugar': drops(['#FFFFFF', '#FFF8F2'], 70, 2, 5, 0.85),
}

export type DrizzleName = keyof typeof drizzles
