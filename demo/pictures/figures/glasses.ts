import { at, num, scatter } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import { place, strew } from '../strew.ts'
import { drawEmblem } from './emblem.ts'
import type { FigureOf } from './figure.ts'
import { porcelain, roundVessel, tableShadow } from './vessels.ts'

/** A slim can from the side; its base is at y = 340. */
export function drawCan(sketch: Sketch, { colour, accent, emblem }: FigureOf<'can'>): string {
  const metal = sketch.linear(
    [
      [0, '#9AA3A8'],
      [0.25, '#F4F7F8'],
      [0.6, '#C3CACE'],
      [1, '#6E777C'],
    ],
    0,
    0,
    1,
    0,
  )
  const shade = sketch.linear(
    [
      [0, '#000', 0.45],
      [0.2, '#fff', 0.32],
      [0.42, '#fff', 0],
      [1, '#000', 0.5],
    ],
    0,
    0,
    1,
    0,
  )
  const body = 'M-130 -40Q-134 0 -112 0H112Q134 0 130 -40V-600Q130 -640 104 -652H-104Q-130 -640 -130 -600Z'
  const drops = scatter(sketch, 44, 300, 20)
    .map(
      ([x, y]) =>
        `<ellipse cx="${num(x * 0.38)}" cy="${num(-320 + y * 0.9)}" rx="5" ry="7.5" fill="#fff" opacity=".4"/>`,
    )
    .join('')
  return `${sketch.spot(30, 344, 220, 42, '#0E0A08', 0.7, 0.35)}<g transform="translate(0 342)"><path d="${body}" fill="${colour}"/><path d="M-130 -210L130 -330V-240L-130 -120Z" fill="${accent}"/><path d="M-130 -96L130 -216V-196L-130 -76Z" fill="#fff" opacity=".7"/>${at(0, -430, 1.9, 0, `<circle r="52" fill="#fff" opacity=".95"/>${drawEmblem(emblem)}`)}<path d="${body}" fill="${shade}"/>${drops}<path d="M-104 -652Q-120 -664 -112 -676H112Q120 -664 104 -652Z" fill="${metal}"/><ellipse cy="-676" rx="112" ry="18" fill="${metal}"/><ellipse cy="-676" rx="92" ry="12" fill="#8A9398"/><ellipse cx="10" cy="-680" rx="34" ry="7" fill="#E9EEF0"/></g>`
}

const sliceColours = {
  lemon: ['#F4C81E', '#FFF9DA', '#FBE26A'],
  orange: ['#EE7F14', '#FFF0D6', '#FBA63A'],
  lime: ['#5E9A2C', '#F4FBE0', '#B4D96A'],
} as const

function wheel(kind: keyof typeof sliceColours): string {
  const [rind, pith, flesh] = sliceColours[kind]
  const parts = Array.from(
    { length: 8 },
    (_, index) =>
      `<path d="M0 -6L-13 -36A40 40 0 0 1 13 -36Z" fill="${flesh}" transform="rotate(${index * 45})"/>`,
  ).join('')
  return `<circle r="50" fill="${rind}"/><circle r="44" fill="${pith}"/>${parts}`
}

/** A spritz in a stemmed glass or a drink in a tumbler; its base is at y = 340. */
export function drawDrink(sketch: Sketch, figure: FigureOf<'drink'>): string {
  const stem = figure.shape === 'spritz'
  const bowl = stem
    ? 'M-196 -560C-206 -330 -130 -212 0 -206C130 -212 206 -330 196 -560Z'
    : 'M-150 -520L-124 -14Q-122 0 -104 0H104Q122 0 124 -14L150 -520Z'
  const clip = sketch.define((id) => `<clipPath id="${id}"><path d="${bowl}"/></clipPath>`)
  const liquid = sketch.linear([
    [0, '#fff', 0.35],
    [0.3, '#fff', 0.05],
    [1, '#000', 0.2],
  ])
  const ice = figure.ice
    ? [
        [-84, -430, -14],
        [62, -448, 18],
        [-6, -350, 40],
        [96, -360, -8],
        [-104, -330, 22],
      ]
        .map(
          ([x = 0, y = 0, turn = 0]) =>
            `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-52" y="-48" width="104" height="96" rx="18" fill="#fff" opacity=".34"/><path d="M-38 28V-20Q-36 -34 -20 -34H14" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round" opacity=".8"/></g>`,
        )
        .join('')
    : ''
  const foot = stem
    ? `<path d="M-13 -212H13L17 -40Q30 -22 118 -12Q124 0 110 2H-110Q-124 0 -118 -12Q-30 -22 -17 -40Z" fill="#fff" opacity=".62"/><path d="M-6 -200L-9 -44" stroke="#fff" stroke-width="6" opacity=".9"/>`
    : ''
  const fizz = scatter(sketch, 30, 170)
    .map(
      ([x, y]) =>
        `<circle cx="${num(x * 0.8)}" cy="${num(-380 + y * 0.8)}" r="${num(sketch.between(3, 7))}" fill="#fff" opacity=".5"/>`,
    )
    .join('')
  const slice = figure.slice ? at(168, -556, 2.1, 14, wheel(figure.slice)) : ''
  return `${sketch.spot(24, 344, 230, 40, '#0E0A08', 0.6, 0.3)}${sketch.spot(0, 330, 150, 40, figure.liquid, 0.5, 0)}<g transform="translate(0 340) scale(1.18)">${foot}<path d="${bowl}" fill="#fff" opacity=".28"/><g clip-path="${clip}"><rect x="-220" y="-480" width="440" height="480" fill="${figure.liquid}"/><rect x="-220" y="-480" width="440" height="480" fill="${liquid}"/><ellipse cy="-480" rx="220" ry="20" fill="#fff" opacity=".45"/>${fizz}${ice}</g><path d="${bowl}" fill="none" stroke="#fff" stroke-width="7" opacity=".75"/><path d="M-166 -520C-170 -380 -130 -290 -84 -256" stroke="#fff" stroke-width="14" fill="none" stroke-linecap="round" opacity=".6"/>${slice}</g>`
}

const surfaces: Record<FigureOf<'cup'>['surface'], readonly [light: string, mid: string, dark: string]> = {
  espresso: ['#D9A05A', '#A8662A', '#5E3010'],
  latte: ['#E3BC8A', '#C08A52', '#8A5628'],
  cocoa: ['#9A6040', '#6E3C22', '#44200F'],
  lassi: ['#FFE08A', '#FBC24A', '#E59C22'],
  tea: ['#F6EFA0', '#D9CC5A', '#A89A2C'],
}

function coffeeArt(sketch: Sketch, surface: FigureOf<'cup'>['surface']): string {
  if (surface === 'latte')
    return '<path d="M0 150C-150 60 -170 -60 -92 -92C-40 -112 -8 -84 0 -50C8 -84 40 -112 92 -92C170 -60 150 60 0 150Z" fill="#FFF6E6"/><path d="M0 108C-100 40 -116 -34 -70 -54C-34 -68 -8 -46 0 -16C8 -46 34 -68 70 -54C116 -34 100 40 0 108Z" fill="#D9A870"/><path d="M0 74C-62 28 -74 -14 -46 -28C-24 -36 -6 -24 0 -2C6 -24 24 -36 46 -28C74 -14 62 28 0 74Z" fill="#FFF6E6"/>'
  if (surface === 'tea')
    return [0, 1, 2, 3, 4]
      .map((index) => place(sketch, 'mint', Math.cos(index * 1.26) * 95, Math.sin(index * 1.26) * 95, 1.7))
      .join('')
  if (surface === 'cocoa') {
    const ring = (radius: number, width: number) =>
      `<circle cx="${num(radius * 0.06)}" cy="${num(radius * -0.05)}" r="${radius}" fill="none" stroke="#C89068" stroke-width="${width}" opacity=".5"/>`
    return ring(176, 12) + ring(120, 16) + ring(62, 14) + sketch.spot(-60, -70, 110, 80, '#E0B08A', 0.5, 0.1)
  }
  if (surface === 'espresso')
    return [0, 1, 2]
      .map((index) => sketch.spot(-40 + index * 46, -30 + index * 34, 100, 70, '#E9BC7A', 0.6, 0.1))
      .join('')
  return strew(sketch, ['cream'], 190)
}

/** A cup on a saucer from above. */
export function drawCup(sketch: Sketch, { surface }: FigureOf<'cup'>): string {
  const [light, mid, dark] = surfaces[surface]
  const small = surface === 'espresso' ? 0.86 : 1
  const drink = sketch.radial([
    [0, light],
    [0.6, mid],
    [1, dark],
  ])
  const handle =
    '<path d="M214 -54C330 -90 392 -44 372 24C356 78 286 88 214 60L214 22C268 40 314 34 320 4C324 -28 280 -34 214 -14Z" fill="#F6EFE4" stroke="#CBBFAC" stroke-width="5"/>'
  const cup = `${tableShadow(sketch, 272, 0.5)}<g transform="rotate(24)">${handle}</g><circle r="262" fill="${sketch.linear(
    [
      [0, '#FFFFFF'],
      [1, '#D9CCB8'],
    ],
    0.1,
    0,
    0.9,
    1,
  )}"/><circle r="236" fill="#BFB19C"/><circle r="230" cy="3" fill="${drink}"/>${coffeeArt(sketch, surface)}<path d="M-176 -116A212 212 0 0 1 -46 -206" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".4"/>`
  const spoon = `${sketch.spot(8, 18, 50, 190, '#2E1206', 0.35, 0.2)}<path d="M0 -190C34 -190 40 -120 14 -92L10 170C8 190 -8 190 -10 170L-14 -92C-40 -120 -34 -190 0 -190Z" fill="${sketch.linear(
    [
      [0, '#F7F9FA'],
      [0.5, '#BFC6CA'],
      [1, '#8A9398'],
    ],
    0,
    0,
    1,
    0,
  )}"/>`
  return `${roundVessel(sketch, 440, 300, porcelain)}${at(-318, 60, 1, -16, spoon)}${at(20, -6, small, 0, cup)}`
}
