import { num } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'

/** The shadow of a round thing on the table; the light comes from the top left. */
export function tableShadow(sketch: Sketch, radius: number, strength = 0.46): string {
  return sketch.spot(radius * 0.04, radius * 0.1, radius * 1.2, radius * 1.19, '#2E1206', strength, 0.74)
}

/** A round plate or bowl from above with a well that holds the food. */
export function roundVessel(
  sketch: Sketch,
  radius: number,
  well: number,
  colours: readonly [rimLight: string, rim: string, wellLight: string, wellDark: string],
): string {
  const rim = sketch.linear(
    [
      [0, colours[0]],
      [0.6, colours[1]],
      [1, colours[3]],
    ],
    0.1,
    0.05,
    0.85,
    0.95,
  )
  const inside = sketch.linear(
    [
      [0, colours[3]],
      [0.35, colours[2]],
      [1, colours[0]],
    ],
    0.15,
    0.1,
    0.85,
    0.9,
  )
  return `${tableShadow(sketch, radius)}<circle r="${num(radius)}" fill="${rim}"/><circle r="${num(radius - 5)}" fill="none" stroke="#fff" stroke-width="4" opacity=".55"/><circle r="${num(well)}" fill="${inside}"/>`
}

export const porcelain = ['#FFFFFF', '#F6EFE4', '#FBF6EC', '#D8CCBA'] as const
export const stoneware = ['#6F7F86', '#4C5B62', '#43525A', '#2A363C'] as const
export const clay = ['#E0A27C', '#C4794F', '#A9603A', '#7C4022'] as const
export const olivewood = ['#E2B77E', '#C68F50', '#A9713A', '#7A4B20'] as const

/** A wooden board with rounded corners. */
export function woodenBoard(sketch: Sketch, width: number, height: number): string {
  const fill = sketch.linear([
    [0, '#D9A765'],
    [0.5, '#C58F4C'],
    [1, '#AD7636'],
  ])
  const [left, top] = [-width / 2, -height / 2]
  const shadow = [54, 47, 41, 35, 29, 23, 17, 11, 5, 0]
    .map((grow) => {
      const box = `x="${num(left - grow + 14)}" y="${num(top - grow + 46)}" width="${num(width + grow * 2)}" height="${num(height + grow * 2)}"`
      return `<rect ${box} rx="${64 + grow}" fill="#2E1206" opacity=".05"/>`
    })
    .join('')
  const grain = Array.from({ length: 9 }, (_, index) => {
    const y = top + (height * (index + 1)) / 10
    return `M${num(left + 24)} ${num(y)}C${num(left + width * 0.3)} ${num(y + sketch.between(-16, 16))} ${num(left + width * 0.7)} ${num(y + sketch.between(-16, 16))} ${num(-left - 24)} ${num(y)}`
  }).join('')
  return `${shadow}<rect x="${num(left)}" y="${num(top + 12)}" width="${num(width)}" height="${num(height)}" rx="64" fill="#8A5A28"/><rect x="${num(left)}" y="${num(top)}" width="${num(width)}" height="${num(height)}" rx="64" fill="${fill}"/><path d="${grain}" fill="none" stroke="#8F5C26" stroke-width="4" opacity=".35"/><rect x="${num(left + 8)}" y="${num(top + 6)}" width="${num(width - 16)}" height="${num(height - 12)}" rx="56" fill="none" stroke="#F3D09A" stroke-width="4" opacity=".45"/>`
}
