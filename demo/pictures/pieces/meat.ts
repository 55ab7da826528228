import { blob, num, scatter } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import type { Piece } from './piece.ts'

function sausageSlice(sketch: Sketch, light: string, mid: string, dark: string, fat: string): string {
  const fill = sketch.radial([
    [0, light],
    [0.72, mid],
    [1, dark],
  ])
  const specks = scatter(sketch, 13, 37, 9).map(
    ([x, y]) =>
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(sketch.between(2, 4.6))}" fill="${fat}" opacity=".85"/>`,
  )
  return `<path d="${blob(sketch, 0, 0, 49, 14, 0.05)}" fill="${fill}"/>
<circle r="44" fill="none" stroke="${light}" stroke-width="2.5" opacity=".6"/>${specks.join('')}
<ellipse cx="-15" cy="-21" rx="18" ry="8" transform="rotate(-34 -15 -21)" fill="#fff" opacity=".3"/>`
}

function crumble(
  sketch: Sketch,
  colours: readonly [string, ...string[]],
  count: number,
  spread: number,
): string {
  return scatter(sketch, count, spread, 8)
    .map(([x, y]) => {
      const size = sketch.between(10, 19)
      const shape = blob(sketch, x, y, size, 8, 0.45)
      return `<path d="${shape}" fill="${sketch.pick(colours)}"/><ellipse cx="${num(x - size * 0.25)}" cy="${num(y - size * 0.35)}" rx="${num(size * 0.42)}" ry="${num(size * 0.24)}" fill="#fff" opacity=".2"/>`
    })
    .join('')
}

function foldedSlice(sketch: Sketch, base: string, light: string, dark: string, rim: string): string {
  const fill = sketch.linear(
    [
      [0, light],
      [0.5, base],
      [1, dark],
    ],
    0,
    0,
    1,
    1,
  )
  return `<path d="M-48 6C-50 -24 -22 -42 4 -38C30 -44 50 -18 46 8C48 30 22 40 2 34C-20 44 -46 32 -48 6Z" fill="${fill}" stroke="${rim}" stroke-width="3.5"/>
<path d="M-36 18C-16 4 -6 -20 -18 -32M-8 30C8 14 14 -12 4 -34M20 28C30 12 34 -8 26 -26" fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round" opacity=".5"/>
<path d="M-41 12C-24 0 -14 -20 -24 -31M-14 28C2 12 8 -12 -2 -34M15 29C25 12 29 -8 20 -28" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".8"/>`
}

export const meatPieces = {
  salami: {
    size: 60,
    count: 14,
    turn: 0,
    draw: (s) => sausageSlice(s, '#DD5138', '#B52C1D', '#7E150E', '#F7C3A4'),
  },
  sucuk: {
    size: 46,
    count: 16,
    turn: 0,
    draw: (s) => sausageSlice(s, '#B4472B', '#8A2A1A', '#571209', '#D98E62'),
  },
  nduja: {
    size: 46,
    squash: 0.75,
    count: 12,
    turn: 360,
    draw: (s) => crumble(s, ['#D6301A', '#B7230F', '#E5502B'], 9, 30),
  },
  ham: {
    size: 74,
    count: 9,
    turn: 360,
    draw: (s) => foldedSlice(s, '#F29C9A', '#FCC3BC', '#D97879', '#F6D3C4'),
  },
  prosciutto: {
    size: 92,
    squash: 0.58,
    count: 7,
    turn: 360,
    draw: (
      s,
    ) => `<path d="M-49 8C-38 -20 -14 -8 4 -22C20 -34 40 -30 49 -14C44 2 46 14 34 22C16 14 4 34 -14 28C-30 24 -38 32 -49 8Z" fill="${s.linear(
      [
        [0, '#E88A80'],
        [0.5, '#C8524E'],
        [1, '#A83A3C'],
      ],
      0,
      0,
      1,
      1,
    )}"/>
<path d="M-45 12C-30 -8 -12 4 6 -10C22 -20 38 -20 46 -12" fill="none" stroke="#FBE3D4" stroke-width="6" stroke-linecap="round"/>
<path d="M-36 22C-20 10 -8 20 10 6C22 -2 34 0 42 4M-26 2C-14 -4 -4 2 10 -10" fill="none" stroke="#F6BFB0" stroke-width="2.6" opacity=".8"/>
<path d="M-12 27C4 30 16 14 34 21" fill="none" stroke="#FBE3D4" stroke-width="4" stroke-linecap="round"/>`,
  },
  bacon: {
    size: 44,
    squash: 0.4,
    count: 12,
    turn: 360,
    draw: (
      s,
    ) => `<path d="M-48 -8C-34 -22 -20 -2 -4 -12C14 -22 28 -4 48 -14L48 10C30 20 16 4 -2 14C-18 22 -34 6 -48 16Z" fill="${s.linear(
      [
        [0, '#C2452F'],
        [1, '#8E2416'],
      ],
    )}"/>
<path d="M-47 0C-34 -12 -20 8 -4 -2C14 -12 28 6 48 -4" fill="none" stroke="#F6CDA8" stroke-width="6"/>
<path d="M-47 -7C-34 -20 -20 0 -4 -10C14 -20 28 -2 48 -12" fill="none" stroke="#E9825C" stroke-width="2.5" opacity=".9"/>`,
  },
  chicken: {
    size: 64,
    squash: 0.46,
    count: 9,
    turn: 360,
    draw: (
      s,
    ) => `<path d="M-46 -2C-40 -24 -8 -26 16 -20C38 -16 50 -4 46 8C38 24 6 24 -16 20C-38 18 -50 14 -46 -2Z" fill="${s.linear(
      [
        [0, '#F8DDA6'],
        [0.55, '#E6B266'],
        [1, '#BF7F35'],
      ],
    )}"/>
<path d="M-34 -14L-22 16M-12 -20L2 20M12 -20L24 18M32 -12L40 10" stroke="#7A3E12" stroke-width="5.5" stroke-linecap="round" opacity=".75"/>
<path d="M-36 -10C-22 -22 10 -22 30 -13" fill="none" stroke="#FFF1CF" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
  },
  mince: {
    size: 62,
    squash: 0.9,
    count: 14,
    turn: 360,
    draw: (s) => crumble(s, ['#8A4A2A', '#6F3519', '#A55E36', '#7C3D20'], 15, 38),
  },
  salsiccia: {
    size: 42,
    squash: 0.7,
    count: 13,
    turn: 360,
    draw: (s) => crumble(s, ['#C98A66', '#B0704C', '#DBA27E', '#A8623F'], 7, 26),
  },
  tuna: {
    size: 52,
    squash: 0.8,
    count: 13,
    turn: 360,
    draw: (s) =>
      [0, 1, 2, 3, 4]
        .map(() => {
          const [x, y, turn] = [s.between(-24, 24), s.between(-20, 20), s.between(-40, 40)]
          return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"><path d="M-24 2C-20 -14 16 -16 25 -4C22 12 -16 16 -24 2Z" fill="${s.pick(['#E3B893', '#D3A27A', '#EBC8A6'])}"/><path d="M-18 2C-6 -4 8 -6 19 -4M-14 7C-2 3 8 2 17 2" stroke="#A9744C" stroke-width="2" fill="none" opacity=".7"/><path d="M-16 -4C-6 -10 8 -11 18 -7" stroke="#FFF0DD" stroke-width="2.5" fill="none" opacity=".8"/></g>`
        })
        .join(''),
  },
  anchovy: {
    size: 66,
    squash: 0.3,
    count: 8,
    turn: 360,
    draw: (s) =>
      `<path d="M-49 6C-30 -14 -10 -16 8 -4C22 5 36 2 49 -8C42 10 26 18 8 12C-10 4 -28 6 -49 6Z" fill="${s.linear(
        [
          [0, '#B88A70'],
          [0.5, '#8A5B48'],
          [1, '#5E3A2E'],
        ],
      )}"/><path d="M-42 3C-26 -8 -10 -9 6 1C20 9 34 4 45 -3" stroke="#E3C6AE" stroke-width="3" fill="none" opacity=".85"/><path d="M-30 2L-28 -6M-18 -1L-16 -10M-6 2L-2 -8M8 8L12 -1M22 9L24 2" stroke="#5E3A2E" stroke-width="1.6" opacity=".6"/>`,
  },
  shrimp: { size: 48, count: 9, turn: 360, draw: (s) => curledTail(s, '#FFC9A8', '#F4905F', '#D9633A') },
  lobster: { size: 74, count: 7, turn: 360, draw: (s) => curledTail(s, '#FFF2E6', '#F3764A', '#C93A1F') },
  salmon: {
    size: 70,
    squash: 0.58,
    count: 9,
    turn: 360,
    draw: (
      s,
    ) => `<path d="M-46 10C-50 -14 -26 -30 4 -26C32 -28 52 -8 44 12C40 26 18 20 0 24C-20 30 -42 28 -46 10Z" fill="${s.linear(
      [
        [0, '#FFA67C'],
        [0.55, '#F47C4E'],
        [1, '#DB5A32'],
      ],
      0,
      0,
      1,
      1,
    )}"/>
<path d="M-36 14C-30 -2 -26 -10 -20 -22M-18 21C-12 4 -8 -8 0 -25M2 22C8 6 14 -8 18 -23M22 18C28 6 32 -4 34 -14" stroke="#FFD7BE" stroke-width="4" fill="none" stroke-linecap="round" opacity=".9"/>`,
  },
} satisfies Record<string, Piece>

function curledTail(sketch: Sketch, light: string, mid: string, dark: string): string {
  const fill = sketch.linear(
    [
      [0, light],
      [0.6, mid],
      [1, dark],
    ],
    0,
    0,
    1,
    1,
  )
  return `<path d="M34 -34C4 -52 -44 -34 -44 8C-44 34 -22 48 2 44L4 20C-12 22 -20 14 -19 4C-18 -10 -2 -16 16 -8Z" fill="${fill}"/>
<path d="M2 44L26 50L22 34L30 20L4 20Z" fill="${dark}"/>
<path d="M-6 -40L0 -14M-26 -28L-10 -6M-42 -4L-19 2M-40 22L-18 10M-22 41L-8 20" stroke="${dark}" stroke-width="4.5" opacity=".7" stroke-linecap="round"/>
<path d="M-34 4C-34 -18 -12 -34 14 -32" stroke="#fff" stroke-width="4.5" fill="none" stroke-linecap="round" opacity=".55"/>`
}
