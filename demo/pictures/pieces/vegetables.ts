import { around, blob, num, scatter } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import type { Piece } from './piece.ts'

function oliveRing(sketch: Sketch, dark: string, light: string): string {
  const ring = sketch.radial([
    [0, light],
    [1, dark],
  ])
  return `<path d="M0 -47A47 47 0 1 1 0 47A47 47 0 1 1 0 -47ZM0 -18A18 18 0 1 0 0 18A18 18 0 1 0 0 -18Z" fill="${ring}" fill-rule="evenodd"/><path d="M-33 -14A36 36 0 0 1 2 -36" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".42"/>`
}

/** A round cut of a tomato with its seed chambers. */
function tomatoCut(sketch: Sketch, chambers: number): string {
  const flesh = sketch.radial([
    [0, '#FF8A5E'],
    [0.62, '#EE4A30'],
    [1, '#C62018'],
  ])
  const cells = around(chambers, 24, 0.3)
    .map(([x, y]) => {
      const turn = (Math.atan2(y, x) * 180) / Math.PI
      return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"><ellipse rx="13" ry="10" fill="#D8331E"/><ellipse rx="12" ry="9" fill="#F9A15A" opacity=".55"/><ellipse cx="-4" cy="-3" rx="3" ry="2" fill="#FCE3A4"/><ellipse cx="4" cy="3" rx="3" ry="2" fill="#FCE3A4"/><ellipse cx="5" cy="-4" rx="2.6" ry="1.8" fill="#FCE3A4"/></g>`
    })
    .join('')
  return `<circle r="49" fill="#B3190F"/><circle r="46" fill="${flesh}"/>${cells}<circle r="8" fill="#F7B08A"/><ellipse cx="-18" cy="-27" rx="15" ry="6" transform="rotate(-36 -18 -27)" fill="#fff" opacity=".45"/>`
}

function mushroomSlice(cap: string, flesh: string, gill: string): string {
  return `<path d="M-47 0C-48 -30 -24 -46 0 -46C24 -46 48 -30 47 0C46 10 34 12 20 8C14 14 14 28 17 40C12 49 -12 49 -17 40C-14 28 -14 14 -20 8C-34 12 -46 10 -47 0Z" fill="${cap}"/><path d="M-40 -3C-40 -26 -22 -39 0 -39C22 -39 40 -26 40 -3C36 3 28 1 16 1C9 12 9 28 11 38C8 43 -8 43 -11 38C-9 28 -9 12 -16 1C-28 1 -36 3 -40 -3Z" fill="${flesh}"/><path d="M-34 -1C-24 -12 -14 -10 -8 0M34 -1C24 -12 14 -10 8 0" stroke="${gill}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-28 -22C-20 -32 -8 -35 2 -35" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".9"/>`
}

function rings(sketch: Sketch, colours: readonly [string, string], width: number): string {
  const squash = sketch.between(0.78, 1)
  return `<g transform="scale(1 ${squash.toFixed(2)})" fill="none"><circle r="42" stroke="${colours[0]}" stroke-width="${width}"/><circle r="${43.5}" stroke="${colours[1]}" stroke-width="2.6"/><circle r="${num(42 - width / 2 + 1)}" stroke="#fff" stroke-width="2" opacity=".7"/></g>`
}

export const vegetablePieces = {
  olive: { size: 24, count: 16, turn: 0, draw: (s) => oliveRing(s, '#211A26', '#574A5E') },
  'green-olive': { size: 25, count: 14, turn: 0, draw: (s) => oliveRing(s, '#6E7A22', '#B9BE55') },
  mushroom: { size: 48, count: 15, turn: 360, draw: () => mushroomSlice('#D9BF9B', '#FBF1DF', '#B28E68') },
  porcini: { size: 62, count: 8, turn: 360, draw: () => mushroomSlice('#8A552B', '#F0DDB9', '#C9A46C') },
  onion: {
    size: 46,
    count: 12,
    turn: 360,
    draw: (s) =>
      `${rings(s, ['#D9A6CC', '#8E3A78'], 9)}<g transform="translate(3 2) scale(.6)">${rings(s, ['#E6C2DC', '#9C4A88'], 11)}</g>`,
  },
  pepper: {
    size: 52,
    squash: 0.7,
    count: 13,
    turn: 360,
    draw: (s) => {
      const [base, light, dark] = s.pick<readonly [string, string, string]>([
        ['#D8281C', '#FF6A4E', '#9E150E'],
        ['#F2B51D', '#FFDB6B', '#C58508'],
        ['#4E9A35', '#86C765', '#2F6B22'],
      ])
      return `<path d="M-46 16C-42 -22 -8 -42 30 -32C42 -30 48 -20 38 -14C10 -20 -14 -6 -22 22C-28 34 -48 32 -46 16Z" fill="${base}"/><path d="M-36 16C-32 -12 -4 -30 32 -24" stroke="${light}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-22 22C-14 -6 10 -20 38 -14" stroke="${dark}" stroke-width="4" fill="none" opacity=".7"/>`
    },
  },
  jalapeno: {
    size: 30,
    count: 14,
    turn: 360,
    draw: () =>
      `<circle r="46" fill="#3F7F2A"/><circle r="38" fill="#A9CF74"/><circle r="30" fill="#D8E8AA"/>${around(
        3,
        17,
      )
        .map(
          ([x, y]) =>
            `<ellipse cx="${num(x)}" cy="${num(y)}" rx="13" ry="10" fill="#86B455" transform="rotate(${num((Math.atan2(y, x) * 180) / Math.PI + 90)} ${num(x)} ${num(y)})"/><circle cx="${num(x)}" cy="${num(y)}" r="4.5" fill="#FBF3CF"/>`,
        )
        .join(
          '',
        )}<path d="M-34 -20A40 40 0 0 1 -6 -39" stroke="#CDEBA2" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  },
  chili: {
    size: 48,
    squash: 0.5,
    count: 9,
    turn: 360,
    onTop: true,
    draw: (s) =>
      `<path d="M-40 -20C-20 -26 10 -18 48 22C20 20 -14 12 -42 -4Z" fill="${s.linear([
        [0, '#F2452C'],
        [1, '#A8120B'],
      ])}"/><path d="M-34 -15C-14 -16 8 -8 30 9" stroke="#FF9C84" stroke-width="4" fill="none" stroke-linecap="round" opacity=".85"/><path d="M-38 -22C-46 -22 -50 -30 -49 -36L-43 -35C-43 -28 -38 -26 -34 -21L-38 -3C-44 -6 -44 -16 -38 -22Z" fill="#4F8F33"/>`,
  },
  corn: {
    size: 15,
    count: 44,
    turn: 360,
    draw: (s) =>
      `<path d="M-30 -34C-10 -48 26 -44 38 -20C48 6 30 42 2 46C-24 44 -46 16 -42 -10C-40 -22 -38 -28 -30 -34Z" fill="${s.radial(
        [
          [0, '#FFE985'],
          [0.6, '#F9C928'],
          [1, '#D79A10'],
        ],
      )}"/><ellipse cx="-12" cy="-20" rx="13" ry="7" fill="#fff" opacity=".6"/>`,
  },
  artichoke: {
    size: 52,
    count: 9,
    turn: 360,
    draw: () =>
      `<path d="M0 48C-20 46 -40 30 -42 4C-38 -16 -22 -22 -14 -48C-6 -34 4 -36 12 -49C20 -26 40 -16 42 4C40 30 20 46 0 48Z" fill="#93984C"/><path d="M0 44C-16 40 -30 26 -30 6C-24 -8 -14 -12 -8 -34C-2 -22 4 -22 8 -34C14 -12 26 -8 30 6C30 26 16 40 0 44Z" fill="#C9C583"/><path d="M0 40C-10 36 -18 24 -17 8C-12 -2 -6 -4 0 -18C6 -4 14 -2 18 8C18 24 10 36 0 40Z" fill="#EFE7B8"/><path d="M-36 8C-24 2 -18 -14 -13 -34M36 8C24 2 18 -14 12 -34" stroke="#5F6B30" stroke-width="3.5" fill="none" opacity=".6"/>`,
  },
  'cherry-tomato': { size: 38, count: 11, turn: 360, draw: (s) => tomatoCut(s, 3) },
  'tomato-slice': { size: 78, count: 8, turn: 360, draw: (s) => tomatoCut(s, 5) },
  'dried-tomato': {
    size: 40,
    count: 9,
    turn: 360,
    draw: (s) =>
      `<path d="${blob(s, 0, 0, 42, 9, 0.4, 0.75)}" fill="#9E2416"/><path d="M-24 -6C-8 -16 12 -14 26 -4M-20 8C-4 2 12 4 22 10" stroke="#D9583A" stroke-width="4" fill="none"/>`,
  },
  'tomato-cube': {
    size: 18,
    count: 30,
    turn: 360,
    draw: (s) =>
      `<rect x="-38" y="-36" width="76" height="74" rx="16" fill="${s.linear(
        [
          [0, '#FF6A4A'],
          [1, '#C9261A'],
        ],
        0,
        0,
        1,
        1,
      )}"/><path d="M-24 -22H10" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".45"/>`,
  },
  aubergine: {
    size: 74,
    count: 8,
    turn: 40,
    draw: (s) =>
      `<circle r="49" fill="#3E1C4A"/><path d="${blob(s, 0, 0, 43, 14, 0.05)}" fill="${s.radial([
        [0, '#F3E2B6'],
        [0.7, '#E0C084'],
        [1, '#B98A4A'],
      ])}"/>${scatter(s, 12, 28, 8)
        .map(
          ([x, y]) => `<ellipse cx="${num(x)}" cy="${num(y)}" rx="2.6" ry="4" fill="#A9793A" opacity=".75"/>`,
        )
        .join(
          '',
        )}<path d="M-30 -28L12 36M-8 -40L32 24" stroke="#5B2F12" stroke-width="6" stroke-linecap="round" opacity=".5"/>`,
  },
  courgette: {
    size: 52,
    count: 10,
    turn: 40,
    draw: (s) =>
      `<circle r="49" fill="#3F7A2E"/><circle r="42" fill="${s.radial([
        [0, '#F7F6CC'],
        [0.75, '#E3EBA6'],
        [1, '#BBD277'],
      ])}"/>${around(9, 22)
        .map(
          ([x, y]) =>
            `<ellipse cx="${num(x)}" cy="${num(y)}" rx="3.4" ry="6" fill="#C3CB80" transform="rotate(${num((Math.atan2(y, x) * 180) / Math.PI + 90)} ${num(x)} ${num(y)})"/>`,
        )
        .join(
          '',
        )}<path d="M-26 -30L6 38M6 -39L36 18" stroke="#6B4516" stroke-width="5" stroke-linecap="round" opacity=".4"/>`,
  },
  'potato-slice': {
    size: 62,
    count: 14,
    turn: 360,
    draw: (s) =>
      `<path d="${blob(s, 0, 0, 47, 12, 0.1)}" fill="#C98D35"/><path d="${blob(s, 0, 0, 43, 12, 0.1)}" fill="${s.radial(
        [
          [0, '#FFF1B8'],
          [0.7, '#F7D87B'],
          [1, '#E3AE45'],
        ],
      )}"/><path d="${blob(s, 12, 12, 16, 8, 0.5)}" fill="#C98D35" opacity=".35"/><path d="${blob(s, -16, 4, 9, 7, 0.5)}" fill="#C98D35" opacity=".3"/>`,
  },
  broccoli: {
    size: 50,
    count: 10,
    turn: 360,
    draw: (s) => floret(s, '#9CC468', ['#3F8A35', '#2F7229', '#57A445'], '#8CCB70'),
  },
  cauliflower: {
    size: 52,
    count: 9,
    turn: 360,
    draw: (s) => floret(s, '#D9DDA8', ['#FFF8E2', '#F6EAC4', '#FFFDF1'], '#FFFFFF'),
  },
  caper: {
    size: 13,
    count: 20,
    turn: 0,
    draw: (s) =>
      `<circle r="46" fill="${s.radial([
        [0, '#A9AE62'],
        [1, '#5F6A28'],
      ])}"/><path d="M-14 12C-6 0 6 0 16 10" stroke="#454F1C" stroke-width="6" fill="none" opacity=".6"/>`,
  },
  garlic: {
    size: 20,
    squash: 0.7,
    count: 16,
    turn: 360,
    draw: () =>
      `<path d="M-42 8C-44 -16 -18 -36 8 -30C34 -28 48 -8 40 12C34 28 8 24 -8 28C-26 32 -40 28 -42 8Z" fill="#E5BE6E"/><path d="M-35 6C-36 -12 -14 -28 8 -23C28 -22 40 -6 33 9C28 20 8 17 -8 20C-22 24 -34 20 -35 6Z" fill="#FFF3CF"/><path d="M-20 4C-8 -6 10 -8 22 0" stroke="#E8CB86" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  },
  truffle: {
    size: 40,
    count: 9,
    turn: 360,
    onTop: true,
    draw: (s) =>
      `<path d="${blob(s, 0, 0, 46, 12, 0.18)}" fill="#2A1D16"/><path d="${blob(s, 0, 0, 40, 12, 0.15)}" fill="#6B4E38"/><path d="M-30 -8C-18 -20 -8 -4 2 -14C12 -24 22 -14 32 -16M-32 10C-20 0 -8 14 4 4C14 -4 24 8 34 4M-20 26C-10 16 2 26 12 18C18 14 24 18 28 20" stroke="#CDB08A" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  },
} satisfies Record<string, Piece>

function floret(sketch: Sketch, stalk: string, heads: readonly [string, ...string[]], light: string): string {
  const knobs = [
    [-22, -6, 22],
    [22, -8, 22],
    [0, -24, 24],
    [-12, 8, 18],
    [14, 8, 18],
    [0, -6, 22],
  ] as const
  const head = knobs
    .map(([x, y, radius], index) => {
      const dots = scatter(sketch, 6, radius * 0.7, 4).map(
        ([dx, dy]) =>
          `<circle cx="${num(x + dx)}" cy="${num(y + dy)}" r="${num(sketch.between(2, 3.6))}" fill="${light}" opacity=".55"/>`,
      )
      return `<path d="${blob(sketch, x, y, radius, 10, 0.16)}" fill="${heads[index % heads.length]}"/>${dots.join('')}`
    })
    .join('')
  return `<path d="M-12 10L-8 46C-4 50 4 50 8 46L12 10Z" fill="${stalk}"/>${head}`
}
