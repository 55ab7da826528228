import { svgDocument } from './draw-dish.ts'
import { porcelain, roundVessel } from './figures/vessels.ts'
import { at } from './shapes.ts'
import { Sketch } from './sketch.ts'

const fork =
  'M-34 -230V-120C-34 -86 -18 -72 -12 -66L-16 210C-16 240 16 240 16 210L12 -66C18 -72 34 -86 34 -120V-230H20V-124H8V-230H-8V-124H-20V-230Z'
const knife = 'M-14 -232C26 -200 34 -90 26 10L10 20L16 210C16 240 -16 240 -16 210Z'

/** The default picture where a poster is missing (spec 3): an empty, laid plate, 1200 × 1200. */
export function drawNoImage(): string {
  const sketch = new Sketch('no-image')
  const ground = sketch.radial(
    [
      [0, '#FFF9F0'],
      [0.6, '#F3E6D3'],
      [1, '#D9C3A4'],
    ],
    0.4,
    0.32,
    0.88,
  )
  const steel = sketch.linear(
    [
      [0, '#F4F6F7'],
      [0.5, '#C3CACE'],
      [1, '#8F989D'],
    ],
    0,
    0,
    1,
    0,
  )
  const cutlery = (path: string, x: number) =>
    at(
      x,
      600,
      1.5,
      0,
      `${sketch.spot(8, 14, 50, 260, '#3A1606', 0.3, 0.2)}<path d="${path}" fill="${steel}"/>`,
    )
  const sprig = [-58, -20, 20, 58].map(
    (turn) =>
      `<path d="M0 0C-22 -26 -20 -64 0 -88C20 -64 22 -26 0 0Z" fill="#B9C6A0" transform="rotate(${turn})"/>`,
  )
  const plate = at(
    600,
    600,
    0.82,
    0,
    roundVessel(sketch, 455, 342, porcelain) + at(0, 56, 1.7, 0, sprig.join('')),
  )
  return svgDocument(
    sketch,
    1200,
    1200,
    `<rect width="1200" height="1200" fill="${ground}"/>${cutlery(fork, 126)}${cutlery(knife, 1078)}${plate}`,
  )
}
