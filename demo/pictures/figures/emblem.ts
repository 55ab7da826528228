import type { Emblem } from '../dish-picture.ts'
import { around, num } from '../shapes.ts'

const rays = around(8, 1)
  .map(([x, y]) => `M${num(x * 30)} ${num(y * 30)}L${num(x * 44)} ${num(y * 44)}`)
  .join('')

const drawings: Record<Emblem, string> = {
  drop: '<path d="M0 -44C26 -10 32 6 32 16A32 30 0 0 1 -32 16C-32 6 -26 -10 0 -44Z" fill="#BFE3F7"/><path d="M-16 14A18 18 0 0 0 0 34" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round"/>',
  leaf: '<path d="M-34 34C-44 -18 0 -46 42 -40C46 6 16 44 -34 34Z" fill="#8CC25A"/><path d="M-38 40C-16 10 6 -8 28 -26" stroke="#F3FADF" stroke-width="6" fill="none" stroke-linecap="round"/>',
  apple:
    '<path d="M0 -22C20 -40 46 -26 44 4C42 34 18 50 0 40C-18 50 -42 34 -44 4C-46 -26 -20 -40 0 -22Z" fill="#8DB33A"/><path d="M0 -22C0 -34 4 -42 14 -48" stroke="#6B4320" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-26 -8A20 20 0 0 1 -12 -20" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".8"/>',
  orange:
    '<circle r="42" fill="#F28A1E"/><circle r="34" fill="#FFD9A0"/><g fill="#F7A13A"><path d="M0 -4L-14 -28A31 31 0 0 1 14 -28Z"/><path d="M0 -4L-14 -28A31 31 0 0 1 14 -28Z" transform="rotate(72)"/><path d="M0 -4L-14 -28A31 31 0 0 1 14 -28Z" transform="rotate(144)"/><path d="M0 -4L-14 -28A31 31 0 0 1 14 -28Z" transform="rotate(216)"/><path d="M0 -4L-14 -28A31 31 0 0 1 14 -28Z" transform="rotate(288)"/></g>',
  lemon:
    '<path d="M-48 8C-44 -26 -10 -40 16 -34C30 -40 40 -34 44 -28C50 -4 34 30 4 36C-8 46 -22 44 -28 36C-40 32 -46 22 -48 8Z" fill="#FBDD3C"/><path d="M-28 2C-24 -14 -10 -22 6 -22" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".8"/>',
  star: '<path d="M0 -46L13 -15L46 -13L20 8L29 41L0 22L-29 41L-20 8L-46 -13L-13 -15Z" fill="#FFF3D6"/>',
  hop: '<g fill="#6FA03A"><path d="M0 46C-16 30 -16 16 0 6C16 16 16 30 0 46Z"/><path d="M-20 26C-34 10 -30 -4 -14 -12C-2 2 -6 16 -20 26Z"/><path d="M20 26C34 10 30 -4 14 -12C2 2 6 16 20 26Z"/><path d="M-14 0C-24 -18 -16 -32 0 -38C16 -32 24 -18 14 0C6 6 -6 6 -14 0Z" fill="#8CBF52"/></g><path d="M0 -38V-48" stroke="#4C7326" stroke-width="6" stroke-linecap="round"/>',
  grape:
    '<g fill="#7A2348"><circle cx="-22" cy="-10" r="14"/><circle cx="6" cy="-12" r="14"/><circle cx="30" cy="-6" r="12"/><circle cx="-8" cy="12" r="14"/><circle cx="18" cy="14" r="13"/><circle cx="4" cy="34" r="13"/></g><path d="M2 -24C2 -36 8 -42 18 -46" stroke="#5A7A2C" stroke-width="7" fill="none" stroke-linecap="round"/>',
  bolt: '<path d="M10 -50L-30 8H-4L-12 50L32 -12H4Z" fill="#F6B93B"/>',
  rhubarb:
    '<path d="M-6 48C-12 10 -8 -10 0 -28" stroke="#D9516A" stroke-width="15" fill="none" stroke-linecap="round"/><path d="M14 48C14 16 10 0 4 -24" stroke="#EE7F92" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M0 -20C-40 -20 -44 -46 -18 -46C-12 -54 14 -54 20 -44C46 -44 38 -18 4 -20Z" fill="#6FA545"/>',
  sun: `<circle r="22" fill="#F6B93B"/><path d="${rays}" stroke="#F6B93B" stroke-width="8" stroke-linecap="round"/>`,
}

/** The mark on a label, in a box of ±50. */
export function drawEmblem(name: Emblem): string {
  return drawings[name]
}
