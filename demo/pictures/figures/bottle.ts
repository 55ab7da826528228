import type { BottleShape } from '../dish-picture.ts'
import { at, num, scatter } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import { drawEmblem } from './emblem.ts'
import type { FigureOf } from './figure.ts'
import { drawServing } from './serving.ts'

interface Form {
  /** Half widths of body and neck, all heights from the base upwards. */
  body: number
  neck: number
  shoulder: number
  neckStart: number
  height: number
  label: readonly [bottom: number, top: number]
  fill: number
  cap: 'crown' | 'cork' | 'screw' | 'foil'
}

const forms: Record<BottleShape, Form> = {
  longneck: {
    body: 126,
    neck: 44,
    shoulder: 390,
    neckStart: 530,
    height: 720,
    label: [90, 330],
    fill: 610,
    cap: 'crown',
  },
  steinie: {
    body: 146,
    neck: 50,
    shoulder: 370,
    neckStart: 500,
    height: 650,
    label: [80, 310],
    fill: 560,
    cap: 'crown',
  },
  soda: {
    body: 134,
    neck: 50,
    shoulder: 390,
    neckStart: 540,
    height: 690,
    label: [120, 340],
    fill: 590,
    cap: 'crown',
  },
  litre: {
    body: 142,
    neck: 54,
    shoulder: 430,
    neckStart: 580,
    height: 700,
    label: [130, 370],
    fill: 620,
    cap: 'screw',
  },
  wine: {
    body: 126,
    neck: 40,
    shoulder: 440,
    neckStart: 550,
    height: 740,
    label: [90, 360],
    fill: 640,
    cap: 'cork',
  },
  sparkling: {
    body: 142,
    neck: 44,
    shoulder: 330,
    neckStart: 560,
    height: 720,
    label: [80, 310],
    fill: 540,
    cap: 'foil',
  },
  cordial: {
    body: 158,
    neck: 50,
    shoulder: 400,
    neckStart: 470,
    height: 620,
    label: [100, 340],
    fill: 460,
    cap: 'cork',
  },
}

function outline({ body, neck, shoulder, neckStart, height }: Form, inset = 0): string {
  const [b, n] = [body - inset, neck - inset * 0.7]
  const top = height - inset
  const curve = shoulder + (neckStart - shoulder) * 0.5
  return `M${num(-b + 16)} ${-inset}Q${num(-b)} ${-inset} ${num(-b)} ${-22 - inset}V${-shoulder}C${num(-b)} ${num(-curve)} ${num(-n)} ${num(-curve)} ${num(-n)} ${-neckStart}V${num(-top)}H${num(n)}V${-neckStart}C${num(n)} ${num(-curve)} ${num(b)} ${num(-curve)} ${num(b)} ${-shoulder}V${-22 - inset}Q${num(b)} ${-inset} ${num(b - 16)} ${-inset}Z`
}

function closure(sketch: Sketch, form: Form, label: string): string {
  const { neck, height } = form
  const metal = sketch.linear(
    [
      [0, '#F4D58A'],
      [0.45, '#D9A441'],
      [1, '#8A5A18'],
    ],
    0,
    0,
    1,
    0,
  )
  const lip = `<rect x="${-neck - 7}" y="${-height - 4}" width="${neck * 2 + 14}" height="26" rx="10" fill="#fff" opacity=".35"/>`
  if (form.cap === 'crown') {
    const teeth = Array.from(
      { length: 9 },
      (_, index) =>
        `<rect x="${num(-neck - 12 + index * ((neck * 2 + 24) / 9))}" y="${-height + 6}" width="9" height="16" rx="4" fill="#8A5A18" opacity=".6"/>`,
    ).join('')
    return `${lip}<path d="M${-neck - 14} ${-height + 22}L${-neck - 8} ${-height - 22}Q0 ${-height - 34} ${neck + 8} ${-height - 22}L${neck + 14} ${-height + 22}Z" fill="${metal}"/>${teeth}`
  }
  if (form.cap === 'screw')
    return `<rect x="${-neck - 8}" y="${-height - 46}" width="${neck * 2 + 16}" height="66" rx="10" fill="${label}"/><path d="M${-neck + 4} ${-height - 36}V${-height + 10}M${-neck + 22} ${-height - 36}V${-height + 10}M${neck - 22} ${-height - 36}V${-height + 10}M${neck - 4} ${-height - 36}V${-height + 10}" stroke="#fff" stroke-width="5" opacity=".35"/>`
  const long = form.cap === 'foil' ? 190 : 130
  const foil = form.cap === 'foil' ? metal : label
  const dark = form.cap === 'foil' ? '#8A5A18' : '#000'
  return `<path d="M${-neck - 5} ${-height + long}V${-height - 18}Q0 ${-height - 34} ${neck + 5} ${-height - 18}V${-height + long}Z" fill="${foil}"/><rect x="${-neck - 8}" y="${-height + 8}" width="${neck * 2 + 16}" height="16" rx="6" fill="${dark}" opacity=".25"/><path d="M${-neck + 10} ${-height - 8}V${-height + long - 12}" stroke="#fff" stroke-width="9" opacity=".4" stroke-linecap="round"/>`
}

/** A bottle around its base line at y = 0, upwards; also used lying on a table. */
export function bottleBody(sketch: Sketch, figure: FigureOf<'bottle'>): string {
  const form = forms[figure.shape]
  const clip = sketch.define((id) => `<clipPath id="${id}"><path d="${outline(form, 9)}"/></clipPath>`)
  const shade = sketch.linear(
    [
      [0, '#000', 0.34],
      [0.18, '#fff', 0.22],
      [0.4, '#fff', 0],
      [0.75, '#000', 0.08],
      [1, '#000', 0.42],
    ],
    0,
    0,
    1,
    0,
  )
  const bubbles = scatter(sketch, 26, 300)
    .map(
      ([x, y]) =>
        `<circle cx="${num(x * 0.3)}" cy="${num(-320 + y)}" r="${num(sketch.between(3, 7))}" fill="#fff" opacity=".35"/>`,
    )
    .join('')
  const [bottom, top] = form.label
  const paper = `<rect x="${-form.body}" y="${-top}" width="${form.body * 2}" height="${top - bottom}" fill="${figure.label}"/><path d="M${-form.body} ${-top + 12}H${form.body}M${-form.body} ${-bottom - 12}H${form.body}" stroke="#fff" stroke-width="6" opacity=".55"/><path d="M${-form.body} ${-top + 22}H${form.body}M${-form.body} ${-bottom - 22}H${form.body}" stroke="#2A1A12" stroke-width="2.5" opacity=".3"/><circle cy="${-(top + bottom) / 2}" r="74" fill="#FFFDF4" opacity=".92"/>${at(0, -(top + bottom) / 2, 1.1, 0, figure.emblem === 'star' ? `<g><circle r="58" fill="${figure.label}"/>${drawEmblem('star')}</g>` : drawEmblem(figure.emblem))}`
  const drops = scatter(sketch, 30, 330)
    .filter(
      ([x, y]) =>
        Math.abs(x * 0.34) < form.body - 12 && (-330 + y < -top - 10 || -330 + y > -bottom + 10) && y > -100,
    )
    .map(
      ([x, y]) =>
        `<ellipse cx="${num(x * 0.34)}" cy="${num(-330 + y)}" rx="5" ry="7" fill="#fff" opacity=".5"/>`,
    )
    .join('')
  return `<path d="${outline(form)}" fill="${figure.glass}"/><g clip-path="${clip}"><rect x="-200" y="${-form.fill}" width="400" height="${form.fill}" fill="${figure.liquid}"/><rect x="-200" y="${-form.fill}" width="400" height="14" fill="#fff" opacity=".4"/>${bubbles}</g>${paper}<path d="${outline(form)}" fill="${shade}"/>${drops}<path d="M${num(-form.body * 0.66)} -40V${-form.shoulder + 10}" stroke="#fff" stroke-width="15" stroke-linecap="round" opacity=".42"/><path d="M${num(-form.neck * 0.5)} ${-form.neckStart - 10}V${-form.height + 60}" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"/>${closure(sketch, form, figure.label)}`
}

/** A standing bottle with a filled glass beside it; their base is at y = 340. */
export function drawBottle(sketch: Sketch, figure: FigureOf<'bottle'>): string {
  const bottle = `${sketch.spot(34, 344, 240, 42, '#0E0A08', 0.7, 0.35)}${at(0, 344, 1, 0, bottleBody(sketch, figure))}`
  return (
    at(-120, 0, 1, 0, bottle) +
    at(196, -34, 1.15, 0, drawServing(sketch, figure.shape, figure.liquid, figure.emblem))
  )
}
