import type { BowlBase } from '../dish-picture.ts'
import { at, blob, num, scatter } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import { heap, strew } from '../strew.ts'
import type { FigureOf } from './figure.ts'
import { clay, olivewood, porcelain, roundVessel, stoneware, tableShadow } from './vessels.ts'
import { pieces } from '../pieces/pieces.ts'

const grains: Record<Exclude<BowlBase, 'leaves'>, readonly [string, string, string, string]> = {
  rice: ['#F3EAD6', '#FFFFFF', '#FBF6E8', '#E6D9BC'],
  quinoa: ['#D9B87A', '#F3DCA8', '#E3C48A', '#B98F4E'],
  couscous: ['#E6C272', '#F9E2A0', '#EFD084', '#C9993E'],
}

function base(sketch: Sketch, kind: BowlBase): string {
  if (kind === 'leaves') return heap(sketch, ['lettuce'], 280, 26, 1.1)
  const [ground, ...tones] = grains[kind]
  const [one, two, three] = tones
  const long = kind === 'rice'
  const kernels = scatter(sketch, 150, 350).map(([x, y]) => {
    const tone = sketch.pick([one, two, three])
    return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${long ? 13 : 8}" ry="${long ? 4.5 : 7}" transform="rotate(${num(sketch.between(0, 180))} ${num(x)} ${num(y)})" fill="${tone}" stroke="${three}" stroke-width="1.5"/>`
  })
  return `<circle r="352" fill="${ground}"/>${kernels.join('')}`
}

/** A bowl from above: every ingredient in a field of its own around the middle. */
export function drawBowl(sketch: Sketch, figure: FigureOf<'bowl'>): string {
  const start = sketch.between(0, 6.283)
  const fields = figure.sectors.map((name, index) => {
    const angle = start + (index / figure.sectors.length) * 6.283
    const [x, y] = [Math.cos(angle) * 212, Math.sin(angle) * 212]
    const size = pieces[name as keyof typeof pieces]?.size ?? 40
    const count = Math.round(Math.min(42, Math.max(6, 26000 / (size * size) + 2)))
    return at(
      x,
      y,
      1.16,
      0,
      sketch.spot(6, 14, 150, 146, '#3A1E0A', 0.4, 0.5) +
        heap(sketch, [name], 100, count + 2, size > 70 ? 0.8 : 0.98),
    )
  })
  return `${roundVessel(sketch, 450, 376, stoneware)}${base(sketch, figure.base)}${fields.join('')}${strew(sketch, figure.top, 300, { scale: 1, density: 1 })}`
}

/** A salad from above. */
export function drawSalad(sketch: Sketch, { leaves, toppings }: FigureOf<'salad'>): string {
  const fruit = toppings.includes('strawberry')
  const bowl = fruit ? roundVessel(sketch, 450, 372, porcelain) : roundVessel(sketch, 455, 384, olivewood)
  const bed = {
    mixed: () => heap(sketch, ['lettuce', 'lettuce', 'rocket', 'spinach'], 318, 64, 1.1),
    rocket: () => heap(sketch, ['rocket'], 322, 120, 1.3),
    romaine: () => heap(sketch, ['lettuce'], 312, 50, 1.22),
    cabbage: () => heap(sketch, ['white-cabbage', 'white-cabbage', 'carrot'], 310, 74, 1.1),
    none: () =>
      heap(
        sketch,
        toppings.filter((name) => pieces[name as keyof typeof pieces]?.size > 34),
        312,
        fruit ? 84 : 60,
        fruit ? 1.12 : 1.02,
      ),
  }[leaves]
  const over = leaves === 'none' ? 0.62 : leaves === 'cabbage' ? 0.4 : 0.86
  return bowl + bed() + strew(sketch, toppings, 305, { scale: 1, density: over })
}

/** A bowl of soup from above. */
export function drawSoup(sketch: Sketch, { colour, toppings }: FigureOf<'soup'>): string {
  const shade = sketch.radial(
    [
      [0, '#FFFFFF', 0.28],
      [0.55, '#FFFFFF', 0.04],
      [1, '#3A0E00', 0.34],
    ],
    0.4,
    0.36,
    0.66,
  )
  const bubbles = scatter(sketch, 16, 300, 20).map(
    ([x, y]) =>
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(sketch.between(4, 11))}" fill="#fff" opacity=".16"/>`,
  )
  return `${roundVessel(sketch, 450, 366, clay)}<circle r="344" cy="4" fill="${colour}"/><circle r="344" cy="4" fill="${shade}"/>${bubbles.join('')}<path d="M-262 -172A316 316 0 0 1 -60 -306" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".3"/>${strew(sketch, toppings, 235, { scale: 1.3, density: 0.8 })}`
}

/** A small pot of dip on a wooden coaster. */
export function drawDip(sketch: Sketch, { colour, pieces: crumbs, swirl }: FigureOf<'dip'>): string {
  const shade = sketch.radial(
    [
      [0, '#FFFFFF', 0.4],
      [0.6, '#FFFFFF', 0],
      [1, '#3A1606', 0.28],
    ],
    0.38,
    0.34,
    0.68,
  )
  const ridge = Array.from({ length: 40 }, (_, index) => {
    const angle = index * 0.4
    const reach = 14 + index * 4.6
    return `${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}`
  }).join('L')
  const furrow = (tone: string, width: number, opacity: number) =>
    `<path d="M${ridge}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
  const wood = `${tableShadow(sketch, 430, 0.45)}<circle r="422" fill="${sketch.linear([
    [0, '#D9A765'],
    [1, '#B07A3A'],
  ])}"/>${[390, 350, 306].map((ring) => `<circle r="${ring}" fill="none" stroke="#8F5C26" stroke-width="4" opacity=".28"/>`).join('')}`
  return `${wood}${at(0, 0, 0.78, 0, roundVessel(sketch, 400, 330, porcelain))}<circle r="246" cy="4" fill="${colour}"/><circle r="246" cy="4" fill="${shade}"/><g transform="translate(3 5)">${furrow('#5A2A10', 16, 0.16)}</g>${furrow('#FFFFFF', 12, 0.22)}${swirl ? furrow(swirl, 12, 0.75) : ''}<path d="${blob(sketch, -90, -110, 50, 9, 0.3, 0.5)}" fill="#fff" opacity=".32"/>${strew(sketch, crumbs, 160, { scale: 1.35, density: 0.6 })}`
}

/** An open tub of ice cream from above, its lid beside it. */
export function drawTub(sketch: Sketch, figure: FigureOf<'tub'>): string {
  const scoops = [
    [-96, -74, 182],
    [112, -58, 172],
    [4, 96, 190],
  ] as const
  const tone = sketch.radial(
    [
      [0, '#FFFFFF', 0.62],
      [0.5, '#FFFFFF', 0.06],
      [1, '#3A1606', 0.3],
    ],
    0.36,
    0.32,
    0.7,
  )
  const balls = scoops
    .map(([x, y, size]) => {
      const grooves = Array.from({ length: 5 }, (_, index) => {
        const offset = -0.6 + index * 0.3
        return `<path d="M${num(x - size * 0.8)} ${num(y + size * offset)}Q${num(x)} ${num(y + size * (offset - 0.22))} ${num(x + size * 0.8)} ${num(y + size * offset)}" fill="none" stroke="#fff" stroke-width="5" opacity=".26"/>`
      })
      const shape = blob(sketch, x, y, size, 16, 0.07)
      return `${sketch.spot(x + 10, y + 24, size * 1.12, size * 1.1, '#3A1606', 0.42, 0.7)}<path d="${shape}" fill="${figure.ice}"/><path d="${shape}" fill="${tone}"/>${grooves.join('')}`
    })
    .join('')
  const lid = `${sketch.spot(10, 24, 232, 226, '#1E2A22', 0.45, 0.75)}<circle r="206" fill="${figure.lid}"/><circle r="190" fill="none" stroke="#fff" stroke-width="7" opacity=".4"/><circle r="150" fill="#fff" opacity=".12"/><path d="M0 78C-62 36 -58 -44 0 -88C58 -44 62 36 0 78Z" fill="#fff" opacity=".5"/><path d="M0 70V-50" stroke="${figure.lid}" stroke-width="7" stroke-linecap="round"/>`
  const cup = `${tableShadow(sketch, 350)}<circle r="344" fill="${figure.lid}"/><circle r="344" fill="${sketch.linear(
    [
      [0, '#fff', 0.5],
      [1, '#000', 0.2],
    ],
    0.1,
    0,
    0.9,
    1,
  )}"/><circle r="318" fill="#FFF9EC"/><circle r="302" fill="${figure.ice}"/><circle r="302" fill="#3A1606" opacity=".2"/>`
  return `${at(262, -236, 1, 12, lid)}${at(-58, 52, 1.06, 0, `${cup}${balls}${strew(sketch, figure.pieces, 215, { scale: 0.95, density: 0.5 })}`)}`
}
