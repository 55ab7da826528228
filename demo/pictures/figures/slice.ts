import { at, blob, num, scatter } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import { heap, strew } from '../strew.ts'
import type { FigureOf } from './figure.ts'

function sidePlate(sketch: Sketch): string {
  const rim = sketch.linear(
    [
      [0, '#FFFFFF'],
      [0.6, '#F3EBDD'],
      [1, '#CFC1AB'],
    ],
    0,
    0,
    1,
    1,
  )
  return `${sketch.spot(10, 306, 520, 126, '#1E0A02', 0.6, 0.7)}<ellipse cy="276" rx="480" ry="112" fill="#B9AA92"/><ellipse cy="264" rx="480" ry="112" fill="${rim}"/><ellipse cy="262" rx="380" ry="78" fill="#E2D7C5"/><ellipse cy="268" rx="372" ry="72" fill="#FBF7EE"/>`
}

/** Wavy layers between two upright edges, drawn in a box `width` × `height` whose top left corner is the origin. */
function strata(sketch: Sketch, layers: readonly string[], width: number, height: number): string {
  const step = height / layers.length
  return layers
    .map((colour, index) => {
      const y = index * step
      const wave = index
        ? `Q${num(width * 0.25)} ${num(y + sketch.between(-9, 9))} ${num(width * 0.5)} ${num(y)}T${width} ${num(y + sketch.between(-5, 5))}`
        : `H${width}`
      const holes = scatter(sketch, 12, width * 0.46)
        .map(
          ([x, hole]) =>
            `<circle cx="${num(width / 2 + x)}" cy="${num(y + step * 0.5 + (hole / width) * step)}" r="${num(sketch.between(2, 5))}" fill="#000" opacity=".1"/>`,
        )
        .join('')
      return `<path d="M0 ${num(y)}${wave}V${num(height)}H0Z" fill="${colour}"/>${holes}`
    })
    .join('')
}

/** Lighter places on a dusted top, so that it reads as powder. */
function cocoaBloom(sketch: Sketch): string {
  return scatter(sketch, 46, 300)
    .map(([x, y]) => sketch.spot(x, y, sketch.between(10, 46), sketch.between(8, 34), '#9A6A48', 0.4, 0.1))
    .join('')
}

/** A piece cut from a tray, seen a little from above: top face, front face, side face. */
function block(sketch: Sketch, { layers, top, toppings }: FigureOf<'slice'>): string {
  const clip = sketch.define(
    (id) => `<clipPath id="${id}"><path d="M-290 -60L190 -60L300 -170L-150 -170Z"/></clipPath>`,
  )
  const dust = toppings.includes('cocoa')
  const cover = dust
    ? strew(sketch, ['cocoa', 'cocoa'], 280) + cocoaBloom(sketch)
    : scatter(sketch, 22, 300, 20)
        .map(([x, y]) =>
          sketch.spot(
            x,
            y * 0.3,
            sketch.between(24, 60),
            sketch.between(10, 22),
            sketch.pick(['#FFEDB0', '#B9681A']),
            0.7,
            0.1,
          ),
        )
        .join('')
  const rest = toppings.filter((name) => name !== 'cocoa')
  return `${sketch.spot(20, 262, 400, 62, '#3A1606', 0.6, 0.4)}<g transform="translate(0 30)"><g transform="translate(190 -60) skewY(-45) scale(.458 1)">${strata(sketch, layers, 240, 280)}<rect width="240" height="280" fill="#2A0D04" opacity=".3"/></g><g transform="translate(-290 -60)">${strata(sketch, layers, 480, 280)}<rect width="480" height="280" fill="${sketch.linear(
    [
      [0, '#fff', 0.18],
      [1, '#2A0D04', 0.1],
    ],
    0,
    0,
    1,
    1,
  )}"/></g><path d="M-290 -60L190 -60L300 -170L-150 -170Z" fill="${top}"/><g clip-path="${clip}"><g transform="translate(0 -115) scale(1.1 .5)">${cover}</g></g><path d="M-288 -58H190L298 -168" fill="none" stroke="#fff" stroke-width="4" opacity=".3"/><g transform="translate(0 -118) scale(1 .5)">${strew(sketch, rest, 150, { scale: 1.4, density: 0.5 })}</g></g>`
}

/** A wedge of cake, its tip towards us. */
function wedge(sketch: Sketch, { layers, top, toppings }: FigureOf<'slice'>): string {
  const clip = sketch.define(
    (id) => `<clipPath id="${id}"><path d="M-330 -30L120 -196C220 -190 300 -130 320 -50Z"/></clipPath>`,
  )
  const sugar = toppings.includes('icing-sugar')
  const berries = toppings.filter((name) => name !== 'icing-sugar')
  return `${sketch.spot(0, 256, 420, 66, '#3A1606', 0.6, 0.4)}<g transform="translate(0 10)"><g transform="translate(-330 -30) skewY(-1.8)">${strata(sketch, layers, 650, 270)}<rect width="650" height="270" fill="${sketch.linear(
    [
      [0, '#2A0D04', 0.1],
      [0.5, '#fff', 0.08],
      [1, '#2A0D04', 0.14],
    ],
    0,
    0,
    1,
    0,
  )}"/></g><path d="M-330 -30L120 -196C220 -190 300 -130 320 -50Z" fill="${top}"/><g clip-path="${clip}">${at(
    80,
    -104,
    1,
    0,
    `<g transform="scale(1 .5)">${
      sugar
        ? strew(sketch, ['icing-sugar', 'icing-sugar'], 330)
        : scatter(sketch, 14, 260)
            .map(([x, y]) => sketch.spot(x, y, 60, 40, '#C9852C', 0.45, 0.1))
            .join('')
    }</g>`,
  )}</g><path d="M-328 -28L318 -49" stroke="#fff" stroke-width="5" opacity=".4"/>${berries.length ? at(96, -128, 1, 0, `<g transform="scale(1 .78)">${heap(sketch, berries, 92, 8, 1.35)}</g>`) : ''}</g>`
}

/** A turned-out cream with fruit sauce. */
function dome(sketch: Sketch, { layers, top, toppings }: FigureOf<'slice'>): string {
  const [light = '#fff', dark = '#eee'] = layers
  const body = sketch.linear(
    [
      [0, dark],
      [0.25, light],
      [0.7, light],
      [1, '#D9C39A'],
    ],
    0,
    0,
    1,
    0,
  )
  const mirror = sketch.radial([
    [0, '#F0527A'],
    [1, top],
  ])
  const [berries, leaves] = [
    toppings.filter((name) => name !== 'mint'),
    toppings.filter((name) => name === 'mint'),
  ]
  const beside = [
    [-286, 250],
    [276, 262],
    [-200, 292],
    [206, 296],
  ]
    .map(([x = 0, y = 0]) => at(x, y, 1, 0, heap(sketch, berries, 12, 1, 1.3)))
    .join('')
  return `<path d="${blob(sketch, 0, 266, 350, 16, 0.1, 0.22)}" fill="${mirror}"/><path d="M-190 -120C-204 60 -244 200 -252 250C-240 300 240 300 252 250C244 200 204 60 190 -120Z" fill="${body}"/><path d="M-150 -60C-162 60 -186 160 -196 226" stroke="#fff" stroke-width="22" fill="none" stroke-linecap="round" opacity=".7"/><ellipse cy="-120" rx="190" ry="52" fill="${light}"/><path d="M-176 -124C-160 -172 160 -172 176 -124C196 -96 160 -84 150 -40C142 -4 118 -8 112 -44C106 -80 80 -74 60 -70C40 -66 44 10 20 12C-6 14 -2 -62 -30 -70C-60 -74 -70 -60 -80 -20C-88 10 -112 4 -116 -26C-120 -80 -196 -90 -176 -124Z" fill="${mirror}"/><path d="M-120 -132C-80 -156 20 -158 70 -148" stroke="#fff" stroke-width="10" fill="none" stroke-linecap="round" opacity=".5"/>${at(0, -158, 1, 0, heap(sketch, berries, 62, 5, 1.55))}${at(64, -190, 1, 0, heap(sketch, leaves, 10, 1, 1.6))}${beside}`
}

const forms = { block, wedge, dome }

/** A cut or turned-out piece on a plate, seen from the side; the plate stands at y = 340. */
export function drawSlice(sketch: Sketch, figure: FigureOf<'slice'>): string {
  return at(0, -44, 1.13, 0, sidePlate(sketch) + forms[figure.form](sketch, figure))
}
