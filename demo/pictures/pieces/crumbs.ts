import { blob, num } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import type { Piece } from './piece.ts'

function grain(sketch: Sketch, light: string, mid: string, dark: string, squash: number): string {
  const fill = sketch.radial([
    [0, light],
    [0.6, mid],
    [1, dark],
  ])
  return `<ellipse rx="47" ry="${num(47 * squash)}" fill="${fill}"/><ellipse cx="-14" cy="${num(-18 * squash)}" rx="14" ry="${num(9 * squash)}" fill="#fff" opacity=".55"/>`
}

export const crumbPieces = {
  walnut: {
    size: 34,
    count: 11,
    turn: 360,
    draw: () =>
      `<path d="M-44 2C-46 -16 -32 -24 -26 -34C-14 -42 -6 -34 2 -38C16 -44 30 -32 38 -20C50 -8 44 10 36 20C28 34 12 32 0 36C-14 42 -30 34 -36 22C-42 16 -44 10 -44 2Z" fill="#8A5A2B"/><path d="M-38 0C-40 -12 -28 -18 -22 -28C-12 -34 -6 -28 2 -31C14 -36 26 -26 32 -16C42 -6 37 8 30 16C24 26 10 25 0 29C-12 34 -24 27 -30 17C-36 12 -38 8 -38 0Z" fill="#C9955A"/><path d="M-32 0C-14 -8 14 -8 34 0M-20 -24C-16 -14 -20 -8 -14 -4M10 -28C6 -18 12 -10 8 -4M-22 18C-16 10 -20 4 -14 0M8 24C6 14 14 8 10 2" stroke="#8A5A2B" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  },
  'pine-nut': {
    size: 16,
    squash: 0.6,
    count: 22,
    turn: 360,
    draw: (s) => grain(s, '#FFF3CF', '#F0D292', '#C99C50', 0.58),
  },
  pistachio: {
    size: 17,
    squash: 0.66,
    count: 22,
    turn: 360,
    draw: (s) =>
      `<path d="${blob(s, 0, 0, 44, 8, 0.3, 0.66)}" fill="${s.pick(['#8DA83E', '#A5BC55', '#748F32'])}"/><path d="M-30 -4C-14 -16 10 -16 28 -6" stroke="#DDE7A0" stroke-width="7" fill="none" opacity=".75"/><path d="M-34 8C-16 20 10 20 30 8" stroke="#7A4A56" stroke-width="5" fill="none" opacity=".55"/>`,
  },
  hazelnut: {
    size: 30,
    count: 10,
    turn: 360,
    draw: (s) =>
      `<path d="M0 47C-30 46 -46 20 -42 -6C-36 -32 -16 -46 0 -48C16 -46 36 -32 42 -6C46 20 30 46 0 47Z" fill="${s.radial(
        [
          [0, '#E3B273'],
          [0.6, '#B57A3C'],
          [1, '#7E4A1C'],
        ],
      )}"/><path d="M-30 28C-12 40 12 40 30 28C18 46 -18 46 -30 28Z" fill="#E8CFA0"/><path d="M-16 -34C-22 -14 -22 6 -16 26M16 -34C22 -14 22 6 16 26" stroke="#8A5526" stroke-width="3" fill="none" opacity=".5"/>`,
  },
  sesame: {
    size: 8.5,
    count: 60,
    turn: 360,
    onTop: true,
    flat: true,
    draw: (s) =>
      `<path d="M0 -48C26 -26 30 30 0 46C-30 30 -26 -26 0 -48Z" fill="${s.pick(['#FFF1CF', '#F6DFAE', '#EBCB8A'])}" stroke="#A87A38" stroke-width="5"/>`,
  },
  'pumpkin-seed': {
    size: 17,
    squash: 0.8,
    count: 22,
    turn: 360,
    onTop: true,
    draw: () =>
      `<path d="M0 -49C26 -30 34 20 0 46C-34 20 -26 -30 0 -49Z" fill="#5D7A36"/><path d="M0 -38C16 -22 22 16 0 35C-22 16 -16 -22 0 -38Z" fill="#8CA65A"/><path d="M-6 -24C-10 -8 -10 8 -6 20" stroke="#D5E3AC" stroke-width="6" fill="none" stroke-linecap="round" opacity=".7"/>`,
  },
  crouton: {
    size: 34,
    count: 13,
    turn: 90,
    onTop: true,
    draw: () =>
      `<path d="M-36 -20L12 -36L38 -18L36 24L-10 40L-38 20Z" fill="#A8682A"/><path d="M-36 -20L12 -36L38 -18L-8 -3Z" fill="#F3CE8A"/><path d="M-36 -20L-8 -3L-10 40L-38 20Z" fill="#DBA052"/><path d="M-8 -3L38 -18L36 24L-10 40Z" fill="#C4843A"/><g fill="#FFF0CC" opacity=".85"><circle cx="-4" cy="-20" r="3.4"/><circle cx="12" cy="-24" r="2.6"/><circle cx="14" cy="8" r="3.6"/><circle cx="-24" cy="8" r="3"/><circle cx="22" cy="-2" r="2.6"/></g>`,
  },
  'fried-onion': {
    size: 54,
    count: 78,
    turn: 360,
    onTop: true,
    flat: true,
    draw: (s) => {
      const [tone, shade] = s.pick<readonly [string, string]>([
        ['#C98A36', '#7A4612'],
        ['#B06E22', '#6A3A0C'],
        ['#DDA550', '#94601E'],
        ['#94561A', '#552C08'],
      ])
      const [bend, end] = [s.between(-34, 34), s.between(-18, 18)]
      const path = `M-46 0Q-14 ${num(bend)} 8 ${num(bend * 0.2)}T46 ${num(end)}`
      const stroke = (colour: string, width: number, more = '') =>
        `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`
      return `<g transform="translate(2 4)">${stroke(shade, 13, ' opacity=".6"')}</g>${stroke(tone, 12)}${stroke('#FBE3B0', 3, ' opacity=".6"')}`
    },
  },
  'chocolate-chip': {
    size: 22,
    count: 13,
    turn: 360,
    draw: (s) =>
      `<path d="${blob(s, 0, 0, 42, 6, 0.4)}" fill="#2B140B"/><path d="M-24 -12L8 -24" stroke="#8A5A44" stroke-width="7" stroke-linecap="round" opacity=".8"/>`,
  },
} satisfies Record<string, Piece>
