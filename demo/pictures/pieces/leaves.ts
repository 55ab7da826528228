import { num } from '../shapes.ts'
import type { Piece } from './piece.ts'

function leaf(light: string, dark: string, vein: string): string {
  return `<path d="M0 46C-36 22 -34 -26 0 -48C34 -26 36 22 0 46Z" fill="${light}"/><path d="M0 46C-36 22 -34 -26 0 -48Z" fill="${dark}" opacity=".55"/>
<path d="M0 44V-40M0 26L-17 10M0 26L17 10M0 6L-18 -11M0 6L18 -11M0 -13L-11 -26M0 -13L11 -26" stroke="${vein}" stroke-width="2.4" fill="none" opacity=".65"/>
<path d="M-20 -8C-16 -24 -8 -34 -2 -39" stroke="#fff" stroke-width="3" fill="none" opacity=".22" stroke-linecap="round"/>`
}

const basilSprig = () =>
  `<g transform="translate(-10 -6) rotate(-32) scale(.84)">${leaf('#43973C', '#2B6B2C', '#A8D08D')}</g><g transform="translate(20 16) rotate(64) scale(.66)">${leaf('#56AA48', '#357C34', '#B8DC9C')}</g>`

const rocketLeaf = (tone: string) =>
  `<path d="M-2 49C-6 34 -18 36 -22 28C-16 26 -10 26 -7 20C-12 12 -26 14 -30 4C-20 2 -12 6 -8 0C-12 -12 -20 -14 -22 -26C-18 -42 -8 -48 2 -49C14 -46 22 -36 22 -24C20 -14 12 -12 9 0C14 6 22 2 30 6C26 16 12 12 8 21C12 26 18 26 22 30C16 38 6 34 3 49Z" fill="${tone}"/><path d="M0 49L1 -38M0 16L-14 8M0 16L16 10M1 -10L-10 -22M1 -10L12 -22" stroke="#CFE5A8" stroke-width="2.6" fill="none" opacity=".75"/>`

export const leafPieces = {
  basil: { size: 52, count: 6, turn: 360, onTop: true, draw: basilSprig },
  rocket: {
    size: 60,
    count: 13,
    turn: 360,
    onTop: true,
    draw: (s) => rocketLeaf(s.pick(['#4E9A3A', '#3F8832', '#62AC46'])),
  },
  spinach: {
    size: 58,
    count: 13,
    turn: 360,
    draw: (s) => {
      const [light, dark] = s.pick<readonly [string, string]>([
        ['#3E7F33', '#265A24'],
        ['#4C8F3C', '#2E6A2B'],
        ['#356F30', '#1F4F20'],
      ])
      return `<path d="M2 49C-4 40 -10 36 -24 34C-44 22 -42 -10 -22 -32C-10 -46 8 -50 20 -38C42 -18 44 16 24 32C14 36 8 40 2 49Z" fill="${light}"/><path d="M2 49C-4 40 -10 36 -24 34C-44 22 -42 -10 -22 -32C-12 -42 -4 -46 2 -46Z" fill="${dark}" opacity=".6"/><path d="M2 46C0 20 -2 -10 2 -40M1 18C-12 12 -20 4 -26 -4M1 18C12 10 22 4 28 -4M0 -6C-8 -12 -14 -20 -16 -26M0 -6C8 -12 14 -18 18 -26" stroke="#9CC67E" stroke-width="2.4" fill="none" opacity=".7"/>`
    },
  },
  sage: {
    size: 46,
    count: 8,
    turn: 360,
    onTop: true,
    draw: () =>
      `<path d="M0 49C-22 26 -22 -24 0 -48C22 -24 22 26 0 49Z" fill="#7E9A6A"/><path d="M0 49C-22 26 -22 -24 0 -48Z" fill="#5C7A50" opacity=".6"/><path d="M0 46V-40M0 24L-11 14M0 24L11 14M0 4L-12 -8M0 4L12 -8" stroke="#D3E2BE" stroke-width="2.4" fill="none" opacity=".8"/>`,
  },
  mint: {
    size: 50,
    count: 6,
    turn: 360,
    onTop: true,
    draw: () =>
      [-70, 70, 0]
        .map(
          (turn) =>
            `<g transform="rotate(${turn}) translate(0 -22) scale(.58 .62)">${leaf('#4FB06A', '#2E8450', '#C7EBCB')}</g>`,
        )
        .join(''),
  },
  parsley: {
    size: 24,
    squash: 0.8,
    count: 16,
    turn: 360,
    onTop: true,
    draw: (s) =>
      `<g fill="${s.pick(['#4C9A3C', '#3C8432', '#62AD4A'])}"><path d="M0 40L-3 6C-20 14 -38 6 -40 -8C-30 -8 -26 -14 -24 -20C-16 -14 -8 -14 -4 -8C-14 -22 -10 -42 2 -48C6 -40 12 -36 14 -28C16 -18 8 -12 6 -7C12 -14 20 -18 28 -20C28 -12 34 -8 42 -6C38 10 18 16 3 6L4 40Z"/></g><path d="M0 30V-30M0 2L-26 -6M0 2L28 -6" stroke="#BFE3A4" stroke-width="2.5" fill="none" opacity=".6"/>`,
  },
  chive: {
    size: 22,
    squash: 0.25,
    count: 26,
    turn: 360,
    onTop: true,
    draw: (s) =>
      `<rect x="-46" y="-9" width="92" height="19" rx="9" fill="${s.pick(['#4F9A3F', '#3D8431', '#6DB255'])}"/><rect x="-42" y="-7" width="80" height="5" rx="2.5" fill="#D2ECB8" opacity=".6"/><ellipse cx="45" cy="0" rx="4" ry="8" fill="#2C6326"/>`,
  },
  rosemary: {
    size: 78,
    squash: 0.3,
    count: 9,
    turn: 360,
    onTop: true,
    draw: (s) => {
      const needles = Array.from({ length: 13 }, (_, index) => {
        const x = 38 - index * 6.6
        const needle = (side: 1 | -1) =>
          `M${num(x)} ${num(x * x * -0.002)}Q${num(x - 6)} ${num(side * 9)} ${num(x - s.between(8, 17))} ${num(side * s.between(13, 21))}`
        return needle(1) + needle(-1)
      }).join('')
      return `<path d="M49 -5Q0 3 -46 -4" stroke="#7A6236" stroke-width="3" fill="none" stroke-linecap="round"/><path d="${needles}M-44 -4L-54 -10M-44 -4L-55 1" stroke="#4C7A40" stroke-width="3.6" fill="none" stroke-linecap="round"/><path d="${needles}" stroke="#A8C890" stroke-width="1.1" fill="none" stroke-linecap="round" opacity=".9"/>`
    },
  },
  lettuce: {
    size: 92,
    count: 16,
    turn: 360,
    draw: (s) => {
      const [rim, inner] = s.pick<readonly [string, string]>([
        ['#6FB23A', '#B6DB78'],
        ['#84C246', '#CBE693'],
        ['#5A9F36', '#A2CF6C'],
      ])
      return `<path d="M0 49C-12 44 -16 36 -28 36C-38 30 -34 18 -44 10C-48 -4 -38 -10 -40 -24C-32 -36 -22 -32 -16 -44C-4 -50 4 -42 14 -46C28 -44 28 -32 38 -26C46 -14 40 -6 46 6C46 20 34 22 30 34C20 40 12 42 0 49Z" fill="${rim}"/><path d="M0 46C-10 30 -22 22 -24 0C-22 -18 -8 -26 0 -32C10 -26 22 -16 24 0C22 22 10 30 0 46Z" fill="${inner}" opacity=".8"/><path d="M0 46C-2 20 -2 0 0 -34M0 24C-12 14 -20 4 -28 -8M0 24C12 14 20 4 28 -8M0 2C-8 -8 -14 -16 -18 -26M0 2C8 -8 14 -16 18 -26" stroke="#F2FADB" stroke-width="3" fill="none" opacity=".85"/>`
    },
  },
} satisfies Record<string, Piece>
