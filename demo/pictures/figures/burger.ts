import type { BurgerLayer } from '../dish-picture.ts'
import { blob, num, scatter } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import type { FigureOf } from './figure.ts'

/** A layer from the side: how high it stacks and its drawing, whose top is at y = 0; half its width is about 300. */
interface Layer {
  height: number
  draw: (sketch: Sketch) => string
}

function slab(
  sketch: Sketch,
  top: string,
  side: string,
  under: string,
  half: number,
  height: number,
  rough = 0,
): string {
  const fill = sketch.linear([
    [0, top],
    [0.45, side],
    [1, under],
  ])
  const edge = height / 2
  if (!rough)
    return `<rect x="${-half}" y="0" width="${half * 2}" height="${height}" rx="${num(edge)}" fill="${fill}"/>`
  const steps = 14
  const line = (y: number, direction: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const x = direction * (-half + (2 * half * index) / steps)
      return `L${num(x)} ${num(y + sketch.between(-rough, rough))}`
    }).join('')
  return `<path d="M${-half - 16} ${num(edge)}Q${-half - 16} ${rough} ${-half} 0${line(0, 1)}Q${half + 16} ${rough} ${half + 16} ${num(edge)}Q${half + 16} ${height} ${half} ${height}${line(height, -1)}Q${-half - 16} ${height} ${-half - 16} ${num(edge)}Z" fill="${fill}" stroke="${under}" stroke-width="4" stroke-linejoin="round"/>`
}

function patty(sketch: Sketch, top: string, side: string, under: string, crumb: string): string {
  const bits = scatter(sketch, 46, 300, 10)
    .map(
      ([x, y]) =>
        `<path d="${blob(sketch, x, 46 + y * 0.11, sketch.between(4, 11), 7, 0.6, 0.7)}" fill="${sketch.pick([crumb, under])}" opacity=".55"/>`,
    )
    .join('')
  return `${slab(sketch, top, side, under, 296, 92, 5)}${bits}<path d="M-262 14H190" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".14"/>`
}

function wavy(
  sketch: Sketch,
  colours: readonly [string, string, string],
  drop: number,
  waves: number,
): string {
  const step = 660 / waves
  let path = 'M-330 6'
  for (let wave = 0; wave < waves; wave++) {
    const x = -330 + wave * step
    path += `Q${num(x + step * 0.25)} ${num(drop + sketch.between(-4, 14))} ${num(x + step * 0.5)} ${num(drop * 0.55)}T${num(x + step)} ${num(10 + sketch.between(0, 8))}`
  }
  const fill = sketch.linear([
    [0, colours[0]],
    [1, colours[1]],
  ])
  return `<path d="${path}L318 -4H-318Z" fill="${colours[2]}" transform="translate(0 7)"/><path d="${path}L318 -6H-318Z" fill="${fill}"/><path d="M-300 8Q-240 16 -190 6M-120 10Q-60 20 -10 8M70 10Q130 18 180 6M230 8Q270 14 300 6" fill="none" stroke="#fff" stroke-width="5" opacity=".35" stroke-linecap="round"/>`
}

function discs(
  sketch: Sketch,
  skin: string,
  light: string,
  dark: string,
  count: number,
  width: number,
  height: number,
): string {
  return Array.from({ length: count }, (_, index) => {
    const x = -300 + (600 * (index + 0.5)) / count
    const fill = sketch.linear([
      [0, light],
      [1, dark],
    ])
    return `<rect x="${num(x - width / 2)}" y="${num(sketch.between(-3, 3))}" width="${width}" height="${height}" rx="${num(height / 2)}" fill="${fill}" stroke="${skin}" stroke-width="5"/>`
  }).join('')
}

function cheeseSheet(sketch: Sketch, light: string, mid: string, dark: string): string {
  const fill = sketch.linear([
    [0, light],
    [1, mid],
  ])
  const path =
    'M-306 0H306C304 16 296 22 280 22L236 26C214 28 196 64 170 66C146 66 140 26 112 26H40C10 26 -4 98 -34 98C-64 98 -76 28 -106 26L-150 26C-172 28 -182 52 -204 52C-226 50 -236 26 -262 24C-292 24 -304 16 -306 0Z'
  return `<path d="${path}" fill="${dark}" transform="translate(0 6)"/><path d="${path}" fill="${fill}"/><path d="M-280 6H250" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>`
}

function drips(sketch: Sketch, light: string, dark: string): string {
  const fill = sketch.linear([
    [0, light],
    [1, dark],
  ])
  return `<path d="M-300 0H300C304 20 286 26 268 22C250 20 250 58 230 58C208 58 214 22 190 22H90C66 22 70 44 50 44C30 44 34 22 8 22H-90C-116 22 -108 70 -132 70C-154 70 -150 22 -176 22C-200 22 -196 40 -216 40C-234 40 -234 22 -268 22C-292 24 -304 18 -300 0Z" fill="${fill}"/><path d="M-270 7H220" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"/>`
}

const layers: Record<BurgerLayer, Layer> = {
  lettuce: { height: 40, draw: (s) => wavy(s, ['#A5D64E', '#6DB02E', '#3F7F1E'], 58, 7) },
  rocket: { height: 34, draw: (s) => wavy(s, ['#6FB045', '#3F8030', '#285E20'], 62, 12) },
  tomato: { height: 46, draw: (s) => discs(s, '#B81D12', '#FF6E4E', '#D9321E', 2, 306, 46) },
  onion: { height: 26, draw: (s) => discs(s, '#8E3A78', '#FBEAF5', '#DDB2D2', 3, 194, 22) },
  pickle: { height: 30, draw: (s) => discs(s, '#4F7A26', '#B8CF62', '#86A63A', 4, 136, 28) },
  cucumber: { height: 32, draw: (s) => discs(s, '#2F7A2C', '#E3F3C4', '#B5DB8A', 3, 196, 30) },
  jalapeno: { height: 30, draw: (s) => discs(s, '#2F6B22', '#C5DE8A', '#7FAF48', 5, 108, 28) },
  mushroom: { height: 40, draw: (s) => discs(s, '#8A5F38', '#EFD9B4', '#B98A58', 5, 118, 38) },
  cheddar: { height: 26, draw: (s) => cheeseSheet(s, '#FFCB45', '#F9A81C', '#D07E0C') },
  'mountain-cheese': { height: 26, draw: (s) => cheeseSheet(s, '#FFF0B4', '#F6D77C', '#CFA23E') },
  beef: { height: 92, draw: (s) => patty(s, '#8A5034', '#63331D', '#3A1A0C', '#9E6644') },
  'bean-patty': { height: 90, draw: (s) => patty(s, '#6E4A3E', '#4A2E28', '#2A1816', '#C9A24A') },
  'crispy-chicken': {
    height: 104,
    draw: (s) =>
      `${slab(s, '#F9CE78', '#E2A040', '#A9661A', 306, 104, 12)}${scatter(s, 80, 300, 10)
        .map(
          ([x, y]) =>
            `<path d="${blob(s, x, 52 + y * 0.13, s.between(5, 14), 7, 0.7)}" fill="${s.pick(['#FFE3A0', '#C47E26', '#F3B858'])}" opacity=".7"/>`,
        )
        .join('')}`,
  },
  bacon: {
    height: 36,
    draw: (s) =>
      [-150, 150]
        .map(
          (x) =>
            `<g transform="translate(${x} 2)"><path d="M-176 6Q-130 -18 -88 8T0 8T88 8T176 4L172 36Q130 14 88 38T0 38T-88 38T-172 34Z" fill="${s.linear(
              [
                [0, '#C9462E'],
                [1, '#8A2214'],
              ],
            )}"/><path d="M-172 20Q-130 -4 -88 22T0 22T88 22T172 18" fill="none" stroke="#F6CDA8" stroke-width="9"/></g>`,
        )
        .join(''),
  },
  halloumi: {
    height: 76,
    draw: (s) =>
      `${slab(s, '#FFF6DC', '#F3DFA8', '#C9A45A', 296, 76, 3)}<path d="M-240 8L-220 68M-150 8L-130 68M-60 8L-40 68M30 8L50 68M120 8L140 68M210 8L230 68" stroke="#8A4A14" stroke-width="15" stroke-linecap="round" opacity=".65"/>`,
  },
  avocado: { height: 38, draw: (s) => discs(s, '#5E7F2E', '#EEF0A8', '#B9CE62', 4, 148, 36) },
  'fried-onion': {
    height: 38,
    draw: (s) =>
      Array.from({ length: 46 }, () => {
        const [x, y] = [s.between(-290, 290), s.between(2, 36)]
        return `<path d="M${num(x - 30)} ${num(y)}Q${num(x)} ${num(y + s.between(-34, 26))} ${num(x + 30)} ${num(y)}" fill="none" stroke="${s.pick(['#B9772B', '#9E5C1C', '#D9A04E'])}" stroke-width="11" stroke-linecap="round"/>`
      }).join(''),
  },
  sauce: { height: 20, draw: (s) => drips(s, '#FBC38A', '#EE9A56') },
  'bbq-sauce': { height: 20, draw: (s) => drips(s, '#8A2A14', '#571408') },
  'truffle-mayo': { height: 20, draw: (s) => drips(s, '#FFF4D6', '#EBD9AC') },
}

const buns: Record<
  FigureOf<'burger'>['bun'],
  readonly [light: string, mid: string, dark: string, crumb: string]
> = {
  sesame: ['#FBC56A', '#E3923A', '#A8581A', '#FCE3B0'],
  brioche: ['#F7B04E', '#D2782A', '#8E4412', '#FFE7AE'],
  dark: ['#6B4A3A', '#43291D', '#22120B', '#C9A27C'],
}

function crown(sketch: Sketch, kind: FigureOf<'burger'>['bun']): string {
  const [light, mid, dark, crumb] = buns[kind]
  const fill = sketch.radial(
    [
      [0, light],
      [0.55, mid],
      [1, dark],
    ],
    0.36,
    0.22,
    0.86,
  )
  const seeds =
    kind === 'brioche'
      ? ''
      : scatter(sketch, 44, 250, 26)
          .filter(([x, y]) => y < 110 && Math.hypot(x / 1.1, y) < 235)
          .map(
            ([x, y]) =>
              `<path d="M0 -15C9 -6 9 8 0 13C-9 8 -9 -6 0 -15Z" fill="#FFF1CF" stroke="#B9792B" stroke-width="2" transform="translate(${num(x)} ${num(-128 + y * 0.42)}) rotate(${num(x / 4 + sketch.between(-26, 26))})"/>`,
          )
          .join('')
  return `<path d="M-312 -22C-318 -4 -296 6 -270 6H270C296 6 318 -4 312 -22Z" fill="${crumb}"/><path d="M-316 -24C-330 -150 -190 -238 0 -238C190 -238 330 -150 316 -24C314 -12 296 -8 270 -8H-270C-296 -8 -314 -12 -316 -24Z" fill="${fill}"/><path d="M-250 -110C-220 -176 -140 -208 -70 -214" fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity=".36"/>${seeds}`
}

function heel(sketch: Sketch, kind: FigureOf<'burger'>['bun']): string {
  const [light, mid, dark, crumb] = buns[kind]
  return `<path d="M-308 0H308C318 40 306 92 250 96H-250C-306 92 -318 40 -308 0Z" fill="${sketch.linear([
    [0, light],
    [0.4, mid],
    [1, dark],
  ])}"/><path d="M-308 0H308C312 12 308 20 296 20H-296C-308 20 -312 12 -308 0Z" fill="${crumb}"/>`
}

/** A burger from the side; its base is at y = 340 and it is at most 660 high. */
export function drawBurger(sketch: Sketch, { bun, layers: names }: FigureOf<'burger'>): string {
  const total = 238 + 96 + names.reduce((sum, name) => sum + layers[name].height, 0)
  const scale = Math.min(1.24, 690 / total)
  let y = -96
  const stack: string[] = [`<g transform="translate(0 ${y})">${heel(sketch, bun)}</g>`]
  for (const name of names.toReversed()) {
    y -= layers[name].height
    stack.push(`<g transform="translate(0 ${num(y)})">${layers[name].draw(sketch)}</g>`)
  }
  stack.push(
    `${sketch.spot(0, y + 8, 300, 26, '#2A0D04', 0.5, 0.3)}<g transform="translate(0 ${num(y)})">${crown(sketch, bun)}</g>`,
  )
  const shadow = sketch.spot(20, 342, 420 * scale, 56, '#1E0A02', 0.75, 0.45)
  return `${shadow}<g transform="translate(0 340) scale(${scale.toFixed(3)})">${stack.join('')}</g>`
}
