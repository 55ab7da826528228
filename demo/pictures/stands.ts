import type { Stand } from './scene.ts'
import { blob, num, type Point } from './shapes.ts'
import type { Sketch } from './sketch.ts'
import { tableShadow } from './figures/vessels.ts'

/** The colour around a dish that lies on it; that of the table where there is nothing between. */
export const standColours: Record<Exclude<Stand, 'bare'>, string> = {
  peel: '#E3C08C',
  board: '#6B4226',
  slate: '#454D52',
  cloth: '#EFE3CD',
  paper: '#F1E4CA',
  marble: '#EAE1D4',
  tray: '#3A3230',
}

/** What lies between the table and a dish from above, a little wider than the dish (radius 455). */
export function drawStand(sketch: Sketch, stand: Stand): string {
  switch (stand) {
    case 'bare':
      return ''
    case 'peel':
      return woodenDisc(sketch, ['#F0D4A6', '#E3C08C', '#C79A5E'], true)
    case 'board':
      return woodenDisc(sketch, ['#855636', '#6B4226', '#4A2B17'], false)
    case 'tray':
      return `${tableShadow(sketch, 535)}<circle r="535" fill="#2A2422"/><circle r="522" fill="${steel(sketch)}"/><circle r="488" fill="#332C2A"/><path d="M-400 -330A520 520 0 0 1 -60 -515" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".28"/>`
    case 'marble':
      return `${tableShadow(sketch, 535)}<circle r="535" fill="#CFC3B2"/><circle r="535" cy="-6" fill="${diagonal(sketch, '#F6EFE4', '#DDD2C2')}"/><path d="M-500 -160C-380 -220 -330 -90 -470 40M120 -520C180 -440 420 -420 500 -160M-260 460C-120 500 40 480 60 528M380 370C430 300 490 280 520 120" stroke="#8C7C68" stroke-width="5" fill="none" opacity=".35"/>`
    case 'slate':
      return slate(sketch)
    case 'cloth':
      return cloth(sketch)
    case 'paper':
      return paper(sketch)
  }
}

const steel = (sketch: Sketch) => diagonal(sketch, '#6A605C', '#332C2A')

const diagonal = (sketch: Sketch, from: string, to: string) =>
  sketch.linear(
    [
      [0, from],
      [1, to],
    ],
    0.1,
    0.05,
    0.9,
    0.95,
  )

type Wood = readonly [light: string, mid: string, dark: string]

function woodenDisc(sketch: Sketch, [light, mid, dark]: Wood, hasHandle: boolean): string {
  const wood = sketch.linear(
    [
      [0, light],
      [0.5, mid],
      [1, dark],
    ],
    0,
    0,
    1,
    1,
  )
  const grain = [-0.82, -0.6, 0.62, 0.8, 0.93]
    .map((part) => {
      const [y, half] = [535 * part, 535 * Math.sqrt(1 - part * part) - 16]
      const bend = sketch.between(-14, 14)
      return `M${num(-half)} ${num(y)}C${num(-half / 3)} ${num(y + bend)} ${num(half / 3)} ${num(y - bend)} ${num(half)} ${num(y)}`
    })
    .join('')
  const handle = hasHandle
    ? `<g transform="rotate(42)"><rect x="480" y="-34" width="420" height="110" rx="46" fill="#2E1206" opacity=".22"/><rect x="470" y="-58" width="420" height="112" rx="46" fill="${mid}"/><rect x="470" y="-58" width="420" height="14" rx="7" fill="${light}"/></g>`
    : ''
  return `${tableShadow(sketch, 538)}${handle}<circle r="538" cy="8" fill="${dark}"/><circle r="535" fill="${wood}"/><path d="${grain}" stroke="${dark}" stroke-width="4" fill="none" opacity=".5"/><circle r="529" fill="none" stroke="${light}" stroke-width="4" opacity=".6"/>`
}

function slate(sketch: Sketch): string {
  const side = (x: number, y: number, dx: number, dy: number): Point[] =>
    Array.from({ length: 5 }, (_, step) => {
      const chip = sketch.between(-7, 7)
      return [x + dx * step + (dy ? chip : 0), y + dy * step + (dx ? chip : 0)] as const
    })
  const edge = 512
  const step = (edge * 2) / 5
  const outline = [
    ...side(-edge, -edge, step, 0),
    ...side(edge, -edge, 0, step),
    ...side(edge, edge, -step, 0),
    ...side(-edge, edge, 0, -step),
  ]
    .map(([x, y]) => `${num(x)} ${num(y)}`)
    .join('L')
  return `<g transform="rotate(9)">${boxShadow(edge)}<path d="M${outline}Z" fill="${diagonal(sketch, '#5B656B', '#333A3F')}" stroke="#7C878D" stroke-width="5" stroke-linejoin="round"/><path d="M-470 -300L-380 -420L-300 -440M330 440L440 380L470 250" stroke="#8B969C" stroke-width="4" fill="none" opacity=".5"/></g>`
}

function cloth(sketch: Sketch): string {
  const edge = 520
  const stripe = sketch.pick(['#B4402A', '#7A8C50', '#C98A2E', '#3F6E70'])
  const lines = [-456, -424, 424, 456]
    .map(
      (x) =>
        `<path d="M${x} ${-edge}V${edge}M${-edge} ${x}H${edge}" stroke="${stripe}" stroke-width="${Math.abs(x) > 440 ? 9 : 16}" opacity=".7"/>`,
    )
    .join('')
  return `<g transform="rotate(-34)">${boxShadow(edge)}<path d="M${-edge} ${-edge}Q0 ${-edge + 14} ${edge} ${-edge}Q${edge - 12} 0 ${edge} ${edge}Q0 ${edge - 14} ${-edge} ${edge}Q${-edge + 12} 0 ${-edge} ${-edge}Z" fill="${diagonal(sketch, '#F8EFDD', '#DFD0B4')}"/>${lines}<path d="M-480 -120L-330 -200L-250 -480M470 160L340 260L300 480" stroke="#8A7350" stroke-width="5" fill="none" opacity=".28"/></g>`
}

function paper(sketch: Sketch): string {
  return `${tableShadow(sketch, 500, 0.3)}<path d="${blob(sketch, 0, 0, 545, 11, 0.09)}" fill="${diagonal(sketch, '#FAF1DE', '#DCCBA8')}" stroke="#fff" stroke-width="6"/><path d="M-520 -60L-400 -180L-420 -330M120 -530L230 -440L400 -400M-180 510L-60 470L60 520M440 330L520 200" stroke="#A88F63" stroke-width="5" fill="none" opacity=".35"/><path d="M-508 -52L-390 -170M132 -520L240 -430" stroke="#fff" stroke-width="5" fill="none" opacity=".7"/>`
}

const boxShadow = (edge: number) =>
  [26, 18, 10, 2]
    .map(
      (grow) =>
        `<rect x="${14 - edge - grow}" y="${24 - edge - grow}" width="${2 * (edge + grow)}" height="${2 * (edge + grow)}" rx="${grow + 8}" fill="#2E1206" opacity=".09"/>`,
    )
    .join('')
