import { blob, num, scatter } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import type { Piece } from './piece.ts'
import { leafPieces } from './leaves.ts'
import { vegetablePieces } from './vegetables.ts'

/** A breaded or fried round thing with a rough crust. */
function crustyBall(sketch: Sketch, light: string, mid: string, dark: string, squash = 1): string {
  const fill = sketch.radial([
    [0, light],
    [0.55, mid],
    [1, dark],
  ])
  const crumbs = scatter(sketch, 20, 38, 6)
    .map(
      ([x, y]) =>
        `<path d="${blob(sketch, x, y * squash, sketch.between(2.5, 5.5), 6, 0.6)}" fill="${sketch.pick([light, dark])}" opacity=".5"/>`,
    )
    .join('')
  return `<path d="${blob(sketch, 0, 0, 46, 14, 0.1, squash)}" fill="${fill}"/>${crumbs}<ellipse cx="-15" cy="${num(-20 * squash)}" rx="15" ry="${num(8 * squash)}" transform="rotate(-28 -15 ${num(-20 * squash)})" fill="#fff" opacity=".28"/>`
}

function stick(sketch: Sketch, light: string, mid: string, dark: string): string {
  const bend = sketch.between(-5, 5)
  return `<path d="M-49 -8Q0 ${num(-10 + bend)} 49 -7L48 9Q0 ${num(8 + bend)} -48 9Z" fill="${dark}"/><path d="M-49 -8Q0 ${num(-10 + bend)} 49 -7L47 2Q0 ${num(1 + bend)} -47 3Z" fill="${sketch.pick([light, mid])}"/><path d="M-44 -5Q0 ${num(-7 + bend)} 42 -4.5" stroke="#fff" stroke-width="1.8" fill="none" opacity=".5"/>`
}

export const wholePieces = {
  falafel: { size: 58, count: 9, turn: 360, draw: (s) => crustyBall(s, '#C08A4A', '#8E5A26', '#5C3512') },
  arancini: { size: 96, count: 5, turn: 360, draw: (s) => crustyBall(s, '#F6C06A', '#DC9230', '#9E5A14') },
  nugget: {
    size: 78,
    squash: 0.72,
    count: 5,
    turn: 360,
    draw: (s) => crustyBall(s, '#F8CE80', '#E0A040', '#A9681C', 0.72),
  },
  gnocchi: {
    size: 50,
    squash: 0.7,
    count: 40,
    turn: 360,
    draw: (s) =>
      `<ellipse rx="46" ry="32" fill="${s.radial([
        [0, '#FFF4CE'],
        [0.6, '#F6DC97'],
        [1, '#D3A650'],
      ])}"/><path d="M-30 -16V16M-15 -23V23M0 -25V25M15 -23V23M30 -16V16" stroke="#CFA24C" stroke-width="3.4" stroke-linecap="round" opacity=".6"/><ellipse cx="-14" cy="-15" rx="16" ry="5" fill="#fff" opacity=".5"/>`,
  },
  tofu: {
    size: 48,
    count: 9,
    turn: 60,
    draw: (s) =>
      `<path d="M-38 -22L14 -38L42 -20L40 24L-10 42L-40 20Z" fill="#B9783A"/><path d="M-38 -22L14 -38L42 -20L-9 -3Z" fill="#E9B266"/><path d="M-38 -22L-9 -3L-10 42L-40 20Z" fill="#F6E3BA"/><path d="M-9 -3L42 -20L40 24L-10 42Z" fill="#EBD0A0"/><path d="M-22 -22L10 -6M2 -30L30 -15" stroke="#8A4A14" stroke-width="6" opacity=".6" stroke-linecap="round"/>${s.random() > 0.5 ? '<circle cx="8" cy="16" r="3" fill="#D3B078"/>' : ''}`,
  },
  fries: {
    size: 108,
    squash: 0.2,
    count: 60,
    turn: 360,
    draw: (s) => stick(s, '#FFE08A', '#FBCF62', '#DE9E2C'),
  },
  'sweet-fries': {
    size: 104,
    squash: 0.2,
    count: 60,
    turn: 360,
    draw: (s) => stick(s, '#FF9B4E', '#F28434', '#C2571A'),
  },
  'potato-wedge': {
    size: 70,
    squash: 0.55,
    count: 24,
    turn: 360,
    draw: (s) =>
      `<path d="M-48 6C-34 -26 30 -30 48 -2C36 20 -30 28 -48 6Z" fill="#A8682A"/><path d="M-46 4C-32 -22 28 -26 46 -3C30 6 -22 12 -46 4Z" fill="${s.linear(
        [
          [0, '#FFE9A0'],
          [1, '#EDBB55'],
        ],
      )}"/><path d="M-30 -2C-14 -14 14 -18 32 -8" stroke="#C9842C" stroke-width="4" fill="none" opacity=".45"/><path d="M-40 8C-20 20 24 17 42 4" stroke="#7A4616" stroke-width="3" fill="none" opacity=".6"/>`,
  },
  'onion-ring': {
    size: 112,
    count: 9,
    turn: 360,
    draw: (s) => {
      const crumbs = scatter(s, 34, 46, 5)
        .filter(([x, y]) => Math.hypot(x, y) > 26)
        .map(
          ([x, y]) =>
            `<circle cx="${num(x)}" cy="${num(y)}" r="${num(s.between(1.4, 3))}" fill="${s.pick(['#FFE3A0', '#A9681C'])}" opacity=".6"/>`,
        )
      return `<circle r="35" fill="none" stroke="#A9681C" stroke-width="29"/><circle cx="-1" cy="-2" r="35" fill="none" stroke="${s.linear(
        [
          [0, '#F9CF7E'],
          [1, '#D08A2C'],
        ],
        0,
        0,
        1,
        1,
      )}" stroke-width="24"/>${crumbs.join('')}<path d="M-30 -22A37 37 0 0 1 4 -38" stroke="#FFF0C8" stroke-width="5" fill="none" stroke-linecap="round" opacity=".7"/>`
    },
  },
  bruschetta: {
    size: 190,
    squash: 0.6,
    count: 4,
    turn: 0,
    draw: (s) => {
      const cubes = scatter(s, 26, 24, 5).map(
        ([x, y]) =>
          `<g transform="translate(${num(x * 1.5)} ${num(y * 0.78)}) rotate(${num(s.between(0, 90))}) scale(.13)">${vegetablePieces['tomato-cube'].draw(s)}</g>`,
      )
      const leaves = scatter(s, 4, 20, 10).map(
        ([x, y]) =>
          `<g transform="translate(${num(x * 1.4)} ${num(y * 0.8)}) rotate(${num(s.between(0, 360))}) scale(.2)">${leafPieces.basil.draw()}</g>`,
      )
      return `<path d="M-49 2C-50 -18 -30 -28 0 -28C30 -28 50 -18 49 2C48 22 30 29 0 29C-30 29 -48 22 -49 2Z" fill="#A8682A"/><path d="M-46 0C-47 -16 -28 -25 0 -25C28 -25 47 -16 46 0C45 18 28 24 0 24C-28 24 -45 18 -46 0Z" fill="${s.radial(
        [
          [0, '#FCE6B4'],
          [0.75, '#F0C67E'],
          [1, '#D3964A'],
        ],
      )}"/>${cubes.join('')}${leaves.join('')}`
    },
  },
} satisfies Record<string, Piece>
