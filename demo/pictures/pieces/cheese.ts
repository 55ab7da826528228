import { blob, num, scatter } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import type { Piece } from './piece.ts'

function softBlob(sketch: Sketch, stops: readonly [string, string, string], jitter = 0.3): string {
  const fill = sketch.radial([
    [0, stops[0]],
    [0.7, stops[1]],
    [1, stops[2]],
  ])
  return `<path d="${blob(sketch, 0, 0, 46, 11, jitter)}" fill="${fill}"/><path d="${blob(sketch, -12, -14, 20, 9, 0.35, 0.7)}" fill="#fff" opacity=".75"/>`
}

function egg(sketch: Sketch): string {
  const yolk = sketch.radial([
    [0, '#FFD65A'],
    [0.6, '#FBAE17'],
    [1, '#E58A08'],
  ])
  return `<circle cx="2" cy="3" r="22" fill="#C98A1E" opacity=".35"/><circle r="21" fill="${yolk}"/><ellipse cx="-7" cy="-9" rx="7" ry="4.5" transform="rotate(-30 -7 -9)" fill="#fff" opacity=".75"/>`
}

export const cheesePieces = {
  'fried-egg': {
    size: 118,
    count: 1,
    turn: 0,
    draw: (s) =>
      `<path d="${blob(s, 1, 2, 49, 13, 0.28)}" fill="#D9A55A" opacity=".55"/><path d="${blob(s, 0, 0, 46, 13, 0.24)}" fill="${s.radial(
        [
          [0, '#FFFFFF'],
          [0.75, '#FFFDF6'],
          [1, '#F3E6CF'],
        ],
      )}"/>${egg(s)}`,
  },
  'egg-half': {
    size: 50,
    count: 4,
    turn: 40,
    draw: (s) =>
      `<ellipse rx="37" ry="48" fill="#F1E7D6"/><ellipse rx="34" ry="45" fill="#FFFEF9"/><g transform="translate(0 5)">${egg(s)}</g>`,
  },
  mozzarella: { size: 62, count: 7, turn: 0, draw: (s) => softBlob(s, ['#FFFFFF', '#FFF9E8', '#F0DDB4']) },
  burrata: {
    size: 150,
    count: 1,
    turn: 0,
    draw: (s) => `<path d="${blob(s, 0, 0, 47, 16, 0.07)}" fill="${s.radial([
      [0, '#FFFFFF'],
      [0.6, '#FFFBF0'],
      [1, '#E4D7BC'],
    ])}"/><path d="M-4 -12C-14 -20 -10 -32 0 -30C12 -34 16 -20 6 -13C2 -8 0 -8 -4 -12Z" fill="#FFF" stroke="#E3D6BA" stroke-width="1.5"/>
<path d="M-4 -10C-12 -2 -20 4 -30 6M2 -9C4 4 4 14 0 26M7 -11C16 -4 24 0 34 0" stroke="#E3D6BA" stroke-width="2" fill="none" opacity=".8" stroke-linecap="round"/><ellipse cx="-20" cy="-14" rx="11" ry="6" transform="rotate(-40 -20 -14)" fill="#fff"/>`,
  },
  ricotta: { size: 46, count: 9, turn: 0, draw: (s) => softBlob(s, ['#FFFFFF', '#FFFBF0', '#EBDDC2'], 0.5) },
  'cashew-cream': {
    size: 58,
    count: 11,
    turn: 0,
    draw: (s) => softBlob(s, ['#FFF9EA', '#F8E9CB', '#E3C692'], 0.5),
  },
  gorgonzola: {
    size: 50,
    count: 9,
    turn: 360,
    draw: (s) =>
      `<path d="${blob(s, 0, 0, 45, 9, 0.4)}" fill="${s.radial([
        [0, '#FFFDF2'],
        [1, '#EADFBE'],
      ])}"/>` +
      scatter(s, 7, 30, 10)
        .map(
          ([x, y]) =>
            `<path d="${blob(s, x, y, s.between(4, 8), 6, 0.6)}" fill="${s.pick(['#5E7F8E', '#7796A0', '#4D6F72'])}" opacity=".85"/>`,
        )
        .join(''),
  },
  parmesan: {
    size: 46,
    squash: 0.58,
    count: 14,
    turn: 360,
    onTop: true,
    draw: (s) =>
      `<path d="M-46 ${num(s.between(0, 14))}L-20 -20L34 -26L48 -6L12 8L-14 26Z" fill="${s.linear(
        [
          [0, '#FFF4CC'],
          [0.6, '#F6DE99'],
          [1, '#E3BE66'],
        ],
        0,
        0,
        1,
        1,
      )}"/><path d="M-40 6L-18 -14L32 -20" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/>`,
  },
  feta: {
    size: 36,
    squash: 0.8,
    count: 12,
    turn: 90,
    onTop: true,
    draw: () =>
      `<path d="M-34 -22L22 -32L38 -20L34 26L-22 36L-38 20Z" fill="#E6DFD0"/><path d="M-34 -22L22 -32L38 -20L-18 -10Z" fill="#fff"/><path d="M-34 -22L-18 -10L-22 36L-38 20Z" fill="#F2EDE1"/><path d="M-18 -10L38 -20L34 26L-22 36Z" fill="#FBF9F3"/><circle cx="2" cy="8" r="3" fill="#DDD4C0"/><circle cx="18" cy="-4" r="2.4" fill="#DDD4C0"/><circle cx="-6" cy="20" r="2.2" fill="#DDD4C0"/>`,
  },
  'goat-cheese': {
    size: 66,
    count: 6,
    turn: 0,
    draw: (s) =>
      `<circle r="48" fill="#E9DFC9"/><circle r="42" fill="${s.radial([
        [0, '#FFFFFF'],
        [1, '#FBF3DD'],
      ])}"/><path d="${blob(s, 4, 5, 30, 10, 0.35)}" fill="#E9A94A" opacity=".55"/><path d="${blob(s, -5, -3, 19, 9, 0.4)}" fill="#C9792A" opacity=".5"/><path d="M-34 -20A40 40 0 0 1 4 -39" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".9"/>`,
  },
  halloumi: {
    size: 62,
    squash: 0.66,
    count: 6,
    turn: 40,
    draw: (s) =>
      `<rect x="-47" y="-29" width="94" height="60" rx="9" fill="#CDA15A"/><rect x="-48" y="-33" width="95" height="58" rx="9" fill="${s.linear(
        [
          [0, '#FFF5D8'],
          [1, '#F0D594'],
        ],
      )}"/><path d="M-34 -31L-22 23M-12 -32L0 24M10 -32L22 24M32 -31L42 18" stroke="#8A4A14" stroke-width="6.5" stroke-linecap="round" opacity=".72"/><path d="M-40 -27H34" stroke="#fff" stroke-width="3" opacity=".7" stroke-linecap="round"/>`,
  },
} satisfies Record<string, Piece>
