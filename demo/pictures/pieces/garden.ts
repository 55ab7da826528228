import { around, blob, num } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import type { Piece } from './piece.ts'

function cube(light: string, mid: string, dark: string): string {
  return `<path d="M-36 -20L12 -36L38 -18L36 24L-10 40L-38 20Z" fill="${dark}"/><path d="M-36 -20L12 -36L38 -18L-8 -3Z" fill="${light}"/><path d="M-36 -20L-8 -3L-10 40L-38 20Z" fill="${mid}"/><path d="M-28 -18L10 -30" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".55"/>`
}

function shreds(sketch: Sketch, colours: readonly [string, ...string[]], width: number): string {
  return Array.from({ length: 9 }, () => {
    const [x, y, bend] = [sketch.between(-14, 14), sketch.between(-34, 34), sketch.between(-26, 26)]
    return `<path d="M${num(x - 36)} ${num(y)}Q${num(x)} ${num(y + bend)} ${num(x + 36)} ${num(y + sketch.between(-8, 8))}" stroke="${sketch.pick(colours)}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`
  }).join('')
}

/** A thin round slice of citrus. */
function citrus(rind: string, pith: string, flesh: string): string {
  const segments = around(8, 23)
    .map(
      ([x, y]) =>
        `<path d="M0 -15C9 -15 12 -6 9 4L0 15L-9 4C-12 -6 -9 -15 0 -15Z" fill="${flesh}" transform="translate(${num(x)} ${num(y)}) rotate(${num((Math.atan2(y, x) * 180) / Math.PI + 90)})"/>`,
    )
    .join('')
  return `<circle r="49" fill="${rind}"/><circle r="43" fill="${pith}"/>${segments}<path d="M-32 -22A40 40 0 0 1 0 -40" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".7"/>`
}

function sliced(rim: string, flesh: string, core: string): Piece['draw'] {
  return () =>
    `<path d="M-47 -6C-42 -30 -12 -44 18 -38C40 -34 50 -20 46 -8C36 16 6 30 -16 26C-36 24 -48 10 -47 -6Z" fill="${rim}"/><path d="M-41 -6C-36 -26 -10 -37 16 -32C34 -29 43 -18 40 -9C30 10 6 23 -14 20C-30 18 -42 8 -41 -6Z" fill="${flesh}"/><path d="M-14 0C-6 -12 12 -16 22 -10C16 2 -2 8 -14 0Z" fill="${core}"/><path d="M-30 -14C-18 -26 0 -30 16 -28" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".7"/>`
}

export const gardenPieces = {
  pineapple: {
    size: 44,
    count: 12,
    turn: 360,
    draw: (s) =>
      `<path d="M-40 20L-14 -38C2 -46 30 -36 40 -22L20 34C2 44 -28 38 -40 20Z" fill="${s.linear(
        [
          [0, '#FFEE9A'],
          [0.6, '#F9CF3E'],
          [1, '#D99D1C'],
        ],
        0,
        0,
        1,
        1,
      )}"/><path d="M-26 18L-4 -30M-8 28L14 -34M10 32L30 -22" stroke="#E0A526" stroke-width="4" opacity=".8"/><path d="M-36 20C-26 34 0 40 18 33" stroke="#B97A1E" stroke-width="5" fill="none" opacity=".6"/><path d="M-12 -34C2 -40 24 -32 34 -22" stroke="#fff" stroke-width="3.5" fill="none" opacity=".7"/>`,
  },
  pear: { size: 64, squash: 0.72, count: 9, turn: 360, draw: sliced('#B9BE4A', '#FFF9DE', '#EFE3AE') },
  'apple-slice': {
    size: 54,
    squash: 0.72,
    count: 10,
    turn: 360,
    draw: sliced('#C8342A', '#FFFBE6', '#EDE6BC'),
  },
  cucumber: {
    size: 50,
    count: 11,
    turn: 20,
    draw: (s) =>
      `<circle r="49" fill="#2F7A2C"/><circle r="44" fill="${s.radial([
        [0, '#EAF6CE'],
        [0.7, '#CFE9A4'],
        [1, '#A6D27C'],
      ])}"/>${around(9, 20)
        .map(
          ([x, y]) =>
            `<ellipse cx="${num(x)}" cy="${num(y)}" rx="3.2" ry="6.4" fill="#F7FBE4" stroke="#A9CF86" stroke-width="1.4" transform="rotate(${num((Math.atan2(y, x) * 180) / Math.PI + 90)} ${num(x)} ${num(y)})"/>`,
        )
        .join(
          '',
        )}<path d="M-32 -18A38 38 0 0 1 -4 -37" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".65"/>`,
  },
  carrot: {
    size: 50,
    squash: 0.7,
    count: 11,
    turn: 360,
    draw: (s) => shreds(s, ['#F28A2A', '#E5741A', '#FFA448'], 8),
  },
  'red-cabbage': {
    size: 56,
    squash: 0.7,
    count: 11,
    turn: 360,
    draw: (s) => shreds(s, ['#7E2F7C', '#9C4496', '#5F1F62', '#C88FC2'], 9),
  },
  'white-cabbage': {
    size: 78,
    squash: 0.7,
    count: 26,
    turn: 360,
    draw: (s) => shreds(s, ['#EAF2CC', '#D9E8B0', '#F7FAE6', '#C4DA92'], 9),
  },
  radish: {
    size: 38,
    count: 10,
    turn: 0,
    draw: (s) =>
      `<circle r="49" fill="#C92A56"/><circle r="43" fill="${s.radial([
        [0, '#FFFFFF'],
        [0.8, '#FDF3F4'],
        [1, '#F3CFD8'],
      ])}"/><path d="M0 -26V26M-26 0H26M-18 -18L18 18M18 -18L-18 18" stroke="#F3DCE2" stroke-width="3"/>`,
  },
  avocado: {
    size: 58,
    squash: 0.66,
    count: 8,
    turn: 360,
    draw: (s) =>
      `<path d="M-48 4C-40 -30 -4 -42 28 -30C44 -24 50 -12 46 -4C30 -12 6 -6 -10 10C-22 22 -44 24 -48 4Z" fill="#41602A"/><path d="M-44 4C-36 -25 -4 -36 26 -26C38 -21 44 -14 42 -8C26 -12 4 -6 -11 8C-22 18 -40 20 -44 4Z" fill="${s.linear(
        [
          [0, '#A9C95A'],
          [0.6, '#DDE794'],
          [1, '#F6F1B6'],
        ],
      )}"/><path d="M-34 -4C-22 -20 2 -27 24 -21" stroke="#fff" stroke-width="3.5" fill="none" stroke-linecap="round" opacity=".6"/>`,
  },
  edamame: { size: 20, count: 26, turn: 360, draw: (s) => seed(s, '#C6E38A', '#8DBB48', '#5F8F2A') },
  pea: { size: 20, count: 30, turn: 0, draw: (s) => seed(s, '#BFE27E', '#7DB53E', '#4F8422') },
  chickpea: { size: 24, count: 24, turn: 360, draw: (s) => seed(s, '#F7DEA6', '#E0B465', '#B07E34') },
  pomegranate: { size: 14, count: 26, turn: 360, draw: (s) => seed(s, '#FF7F93', '#D11F45', '#8E0E2B') },
  mango: { size: 36, count: 16, turn: 90, draw: () => cube('#FFD86A', '#F7B22E', '#E8951A') },
  pumpkin: { size: 36, count: 15, turn: 90, draw: () => cube('#FFB765', '#EE8A2A', '#D46E16') },
  'sweet-potato': { size: 38, count: 15, turn: 90, draw: () => cube('#FF9E62', '#E5723A', '#C95722') },
  'lemon-slice': {
    size: 50,
    count: 4,
    turn: 40,
    onTop: true,
    draw: () => citrus('#F4C81E', '#FFF9DA', '#FBE26A'),
  },
  strawberry: {
    size: 48,
    count: 9,
    turn: 360,
    draw: (s) =>
      `<path d="M0 48C-26 34 -44 4 -38 -22C-30 -42 -10 -40 0 -34C10 -40 30 -42 38 -22C44 4 26 34 0 48Z" fill="#C21A2C"/><path d="M0 41C-21 29 -37 4 -32 -18C-26 -34 -9 -33 0 -27C9 -33 26 -34 32 -18C37 4 21 29 0 41Z" fill="${s.radial(
        [
          [0, '#FFE9DF'],
          [0.35, '#F9A39A'],
          [1, '#DE3340'],
        ],
        0.5,
        0.45,
        0.6,
      )}"/><path d="M0 32C-6 14 -6 -8 0 -22C6 -8 6 14 0 32Z" fill="#FFF4EC"/><path d="M-26 0L-32 2M-22 16L-28 20M26 0L32 2M22 16L28 20M-10 30L-13 36M10 30L13 36" stroke="#F7D27A" stroke-width="3" stroke-linecap="round"/>`,
  },
  raspberry: {
    size: 34,
    count: 9,
    turn: 360,
    draw: (s) =>
      `<circle r="44" fill="#9E1238"/>${[...around(9, 30), ...around(6, 15, 0.4), [0, 0] as const]
        .map(
          ([x, y]) =>
            `<circle cx="${num(x)}" cy="${num(y)}" r="12" fill="${s.radial([
              [0, '#FF6E8E'],
              [0.6, '#DB2954'],
              [1, '#A2113A'],
            ])}"/>`,
        )
        .join('')}`,
  },
} satisfies Record<string, Piece>

function seed(sketch: Sketch, light: string, mid: string, dark: string): string {
  const fill = sketch.radial([
    [0, light],
    [0.6, mid],
    [1, dark],
  ])
  return `<path d="${blob(sketch, 0, 0, 45, 8, 0.16, 0.86)}" fill="${fill}"/><ellipse cx="-14" cy="-15" rx="13" ry="8" transform="rotate(-30 -14 -15)" fill="#fff" opacity=".6"/>`
}
