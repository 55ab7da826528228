import type { BottleShape, Emblem } from '../dish-picture.ts'
import { num, scatter } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'

interface Glass {
  /** Outline of what holds the drink, its base line at y = 0. */
  bowl: string
  /** Height of the drink's surface and half its width there. */
  level: number
  half: number
  stem?: string
}

const foot = (width: number, start: number) =>
  `M-8 ${-start}H8L11 -34Q24 -18 ${width} -10Q${width + 6} 0 ${width - 6} 2H${-width + 6}Q${-width - 6} 0 ${-width} -10Q-24 -18 -11 -34Z`

const glasses: Record<'tumbler' | 'beer' | 'wine' | 'flute' | 'shot', Glass> = {
  tumbler: { bowl: 'M-110 -330L-92 -12Q-90 0 -76 0H76Q90 0 92 -12L110 -330Z', level: 262, half: 104 },
  beer: {
    bowl: 'M-104 -400C-120 -300 -88 -170 -78 -16Q-76 0 -62 0H62Q76 0 78 -16C88 -170 120 -300 104 -400Z',
    level: 322,
    half: 102,
  },
  wine: {
    bowl: 'M-96 -420C-122 -300 -104 -206 0 -200C104 -206 122 -300 96 -420Z',
    level: 318,
    half: 108,
    stem: foot(86, 204),
  },
  flute: {
    bowl: 'M-54 -430C-66 -300 -58 -190 0 -180C58 -190 66 -300 54 -430Z',
    level: 370,
    half: 58,
    stem: foot(72, 184),
  },
  shot: { bowl: 'M-66 -190L-50 -16Q-48 0 -36 0H36Q48 0 50 -16L66 -190Z', level: 146, half: 60 },
}

function glassFor(shape: BottleShape, emblem: Emblem): keyof typeof glasses {
  if (shape === 'wine') return 'wine'
  if (shape === 'sparkling') return 'flute'
  if (shape === 'cordial') return 'shot'
  return emblem === 'hop' || (emblem === 'sun' && shape === 'longneck') ? 'beer' : 'tumbler'
}

/** The glass that belongs to a bottle, filled from it; its base is at y = 340. */
export function drawServing(sketch: Sketch, shape: BottleShape, liquid: string, emblem: Emblem): string {
  const kind = glassFor(shape, emblem)
  const { bowl, level, half, stem } = glasses[kind]
  const clip = sketch.define((id) => `<clipPath id="${id}"><path d="${bowl}"/></clipPath>`)
  const shade = sketch.linear(
    [
      [0, '#000', 0.22],
      [0.2, '#fff', 0.3],
      [0.5, '#fff', 0],
      [1, '#000', 0.26],
    ],
    0,
    0,
    1,
    0,
  )
  const fizz = ['wine', 'shot'].includes(kind)
    ? ''
    : scatter(sketch, 26, half * 0.85)
        .map(
          ([x, y]) =>
            `<circle cx="${num(x)}" cy="${num(-level * 0.5 + y * 1.1)}" r="${num(sketch.between(2, 5))}" fill="#fff" opacity=".55"/>`,
        )
        .join('')
  const ice =
    kind === 'tumbler'
      ? [
          [-46, -236, -12],
          [42, -226, 20],
          [-6, -162, 38],
        ]
          .map(
            ([x, y, turn]) =>
              `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-36" y="-34" width="72" height="68" rx="13" fill="#fff" opacity=".36"/><path d="M-25 18V-12Q-24 -23 -12 -23H10" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" opacity=".85"/></g>`,
          )
          .join('')
      : ''
  const foam =
    kind === 'beer'
      ? `<path d="M-106 -322C-112 -370 -108 -420 -92 -430C-80 -452 -50 -440 -34 -446C-14 -458 14 -452 30 -444C54 -450 84 -446 94 -426C108 -410 112 -370 106 -322C60 -306 -60 -306 -106 -322Z" fill="#FFFBF0"/><path d="M-84 -404C-60 -426 -20 -424 8 -430" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none"/><g fill="#E9DFC8" opacity=".7"><circle cx="-40" cy="-360" r="9"/><circle cx="16" cy="-384" r="7"/><circle cx="56" cy="-350" r="10"/><circle cx="-70" cy="-338" r="6"/></g>`
      : `<ellipse cy="${-level}" rx="${half}" ry="11" fill="#fff" opacity=".4"/>`
  const leg = stem ? `<path d="${stem}" fill="#fff" opacity=".5"/>` : ''
  return `${sketch.spot(22, 342, 150, 30, '#0E0A08', 0.6, 0.3)}${sketch.spot(36, 346, 120, 26, liquid, 0.55, 0.1)}<g transform="translate(0 340)">${leg}<path d="${bowl}" fill="#fff" opacity=".26"/><g clip-path="${clip}"><rect x="-140" y="${-level}" width="280" height="${level}" fill="${liquid}"/><rect x="-140" y="${-level}" width="280" height="${level}" fill="${shade}"/>${fizz}${ice}</g>${foam}<path d="${bowl}" fill="none" stroke="#fff" stroke-width="5" opacity=".7"/><path d="M${num(-half * 0.72)} ${num(-level * 0.86)}L${num(-half * (stem ? 0.74 : 0.62))} ${num(-level * (stem ? 0.78 : 0.3))}" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".5"/></g>`
}
