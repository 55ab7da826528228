import type { Coordinates, Shape } from '#contract/delivery.ts'

const CORNERS = 64
const METRES_PER_DEGREE = 111_320

/** A circle as a shape of 64 corners, `radius` metres around a point. */
export function circleShape({ lat, lng }: Coordinates, radius: number): Shape & { type: 'Polygon' } {
  const high = radius / METRES_PER_DEGREE
  const wide = high / Math.cos((lat * Math.PI) / 180)
  const ring = Array.from({ length: CORNERS + 1 }, (_, at): [number, number] => {
    const angle = ((at % CORNERS) / CORNERS) * 2 * Math.PI
    return [lng + wide * Math.cos(angle), lat + high * Math.sin(angle)]
  })
  return { type: 'Polygon', coordinates: [ring] }
}
