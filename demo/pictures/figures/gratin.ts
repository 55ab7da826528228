import { at, blob, num, scatter } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import { place, strew } from '../strew.ts'
import type { FigureOf } from './figure.ts'
import { spaetzle } from './pasta.ts'
import { tableShadow } from './vessels.ts'

const inner = 336

function vessel(sketch: Sketch, kind: FigureOf<'gratin'>['vessel']): string {
  const iron = kind === 'pan'
  const [light, mid, dark] = iron
    ? (['#5A5654', '#35312F', '#191615'] as const)
    : (['#FFFFFF', '#EFE4D2', '#BFAE94'] as const)
  const body = sketch.linear(
    [
      [0, light],
      [0.5, mid],
      [1, dark],
    ],
    0.1,
    0,
    0.9,
    1,
  )
  const grip = iron
    ? `${sketch.spot(20, 470, 100, 190, '#2E1206', 0.5, 0.3)}<path d="M-52 360L-38 600C-38 640 38 640 38 600L52 360Z" fill="${body}"/><path d="M0 540A20 26 0 1 1 -.1 540Z" fill="#120F0E" transform="translate(0 22)"/>`
    : `<path d="M-400 -110C-480 -110 -500 -60 -500 0C-500 60 -480 110 -400 110L-370 80V-80Z" fill="${body}"/><path d="M400 -110C480 -110 500 -60 500 0C500 60 480 110 400 110L370 80V-80Z" fill="${body}"/>`
  const turned = iron ? at(0, 0, 1, -42, grip) : grip
  return `${tableShadow(sketch, 420)}${turned}<circle r="412" fill="${body}"/><circle r="404" fill="none" stroke="#fff" stroke-width="5" opacity="${iron ? 0.22 : 0.8}"/><circle r="358" fill="${dark}"/><circle r="348" cy="4" fill="${iron ? '#221E1C' : '#D9C8AC'}"/>`
}

/** A browned crust with melted, light and scorched places. */
function crustOver(sketch: Sketch, colours: readonly [string, string, string], under: string): string {
  const fill = sketch.radial(
    [
      [0, colours[0]],
      [0.65, colours[1]],
      [1, colours[2]],
    ],
    0.42,
    0.4,
    0.62,
  )
  const pools = scatter(sketch, 30, inner * 0.9, 40).map(([x, y]) =>
    sketch.spot(
      x,
      y,
      sketch.between(30, 74),
      sketch.between(26, 60),
      sketch.pick(['#FFF6D6', '#E0912C', '#FFE7A0']),
      0.75,
      0.15,
    ),
  )
  const gaps = scatter(sketch, 12, inner * 0.9, 60).map(
    ([x, y]) =>
      `<path d="${blob(sketch, x, y, sketch.between(12, 34), 9, 0.5)}" fill="${under}" opacity=".75"/>`,
  )
  return `<path d="${blob(sketch, 0, 2, inner, 34, 0.03)}" fill="${fill}"/>${gaps.join('')}${pools.join('')}`
}

function scorched(sketch: Sketch): string {
  const marks = scatter(sketch, 22, inner * 0.95, 30).map(([x, y]) =>
    sketch.spot(x, y, sketch.between(10, 34), sketch.between(8, 24), '#7A3A0E', 0.7, 0.15),
  )
  return marks.join('')
}

function potatoFan(sketch: Sketch): string {
  return [300, 235, 170, 105, 40]
    .map((ring) => {
      const count = Math.max(3, Math.round(ring / 11))
      return Array.from({ length: count }, (_, index) => {
        const angle = (index / count) * 6.283 + ring
        return place(
          sketch,
          'potato-slice',
          Math.cos(angle) * (ring - 30),
          Math.sin(angle) * (ring - 30),
          1.25,
        )
      }).join('')
    })
    .join('')
}

function bakedPotato(sketch: Sketch): string {
  const skin = sketch.radial([
    [0, '#C08A4E'],
    [0.6, '#8F5C2C'],
    [1, '#5A3414'],
  ])
  const flesh = sketch.radial([
    [0, '#FFF6D0'],
    [1, '#F3D98C'],
  ])
  const freckles = scatter(sketch, 26, 250, 20).map(
    ([x, y]) => `<ellipse cx="${num(x)}" cy="${num(y * 0.72)}" rx="5" ry="3" fill="#4A2A10" opacity=".5"/>`,
  )
  const fluff = scatter(sketch, 22, 130, 16).map(
    ([x, y]) =>
      `<path d="${blob(sketch, x * 1.25, y * 0.55, sketch.between(12, 26), 8, 0.5)}" fill="${sketch.pick(['#FFFBE4', '#F9E6A8'])}"/>`,
  )
  const cheese = `<path d="${blob(sketch, 6, 12, 116, 12, 0.2, 0.74)}" fill="#C9B88E" opacity=".6"/><path d="${blob(sketch, 0, 0, 114, 12, 0.2, 0.74)}" fill="#FFFEF8"/><path d="M-64 -20C-30 -60 40 -54 58 -14C30 16 -24 12 -30 -12C-10 -30 20 -20 14 -4" fill="none" stroke="#E4DAC2" stroke-width="7" stroke-linecap="round"/>`
  return `${sketch.spot(10, 24, 310, 236, '#000', 0.6, 0.6)}<path d="${blob(sketch, 0, 0, 292, 14, 0.08, 0.74)}" fill="${skin}"/>${freckles.join('')}<path d="M-226 0C-150 -120 150 -120 226 0C150 112 -150 112 -226 0Z" fill="${flesh}"/>${fluff.join('')}${cheese}`
}

const contents: Record<FigureOf<'gratin'>['content'], (sketch: Sketch) => string> = {
  cheese: (sketch) => crustOver(sketch, ['#FFEFB8', '#FAD06C', '#E2A03A'], '#FFF8E0'),
  tomato: (sketch) => crustOver(sketch, ['#F06A3C', '#D9401F', '#A82610'], '#F9C15E'),
  potato: (sketch) => `<circle r="${inner}" fill="#F3D590"/>${potatoFan(sketch)}${scorched(sketch)}`,
  spaetzle: (sketch) =>
    `<circle r="${inner - 6}" fill="#D9A446"/>${spaetzle(sketch, inner - 34, 210)}${scatter(
      sketch,
      12,
      260,
      40,
    )
      .map(([x, y]) => sketch.spot(x, y, 60, 46, '#FFF0B0', 0.7, 0.2))
      .join('')}`,
  'baked-potato': bakedPotato,
}

/** An oven dish or an iron pan from above. */
export function drawGratin(sketch: Sketch, figure: FigureOf<'gratin'>): string {
  const potato = figure.content === 'baked-potato'
  const toppings = strew(sketch, figure.toppings, potato ? 120 : inner * 0.82, {
    scale: potato ? 0.7 : 0.92,
    density: potato ? 0.5 : 1.15,
  })
  const marks = figure.content === 'cheese' ? scorched(sketch) : ''
  return vessel(sketch, figure.vessel) + contents[figure.content](sketch) + toppings + marks
}
