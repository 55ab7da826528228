import { clampChroma, converter, formatHex, wcagContrast } from 'culori'
import { readable, type ThemeColors, themeTokens } from './theme-colors.ts'

export type ColorName = keyof ThemeColors

/** Two colours of the shop that stand on each other and cannot be told apart well enough. */
export type ContrastFinding = {
  color: ColorName
  pair: 'button' | 'text' | 'mark' | 'page'
  front: string
  ground: string
  ratio: number
  needed: number
  /** The colour closest to the chosen one with which every pair of it can be read; of papers the one that the shop shows. */
  nearest: string
}

const NEEDED = 4.5
const STEP = 0.005
const toOklch = converter('oklch')

type Pair = Pick<ContrastFinding, 'pair' | 'front' | 'ground'>

/** Which pairs of the colours as they were chosen are too weak for text (WCAG 1.4.3), in the light theme. */
export function checkContrast(colors: ThemeColors): ContrastFinding[] {
  const shownPaper = (paper: string) => themeTokens({ paper }).light['paper'] ?? readable.paper
  const paper = colors.paper ? shownPaper(colors.paper) : readable.paper
  const pairsOf: Record<ColorName, (color: string) => Pair[]> = {
    brand: (brand) => [
      { pair: 'button', front: readable.onBrand, ground: brand },
      { pair: 'text', front: brand, ground: paper },
    ],
    accent: (accent) => [{ pair: 'mark', front: readable.ink, ground: accent }],
    paper: (own) => [{ pair: 'page', front: readable.muted, ground: own }],
  }
  return (Object.keys(pairsOf) as ColorName[]).flatMap((name) => {
    const chosen = colors[name]
    if (chosen === undefined) return []
    const weak = pairsOf[name](chosen).filter((pair) => ratioOf(pair) < NEEDED)
    if (weak.length === 0) return []
    const passes = (color: string) => pairsOf[name](color).every((pair) => ratioOf(pair) >= NEEDED)
    const nearest = name === 'paper' ? shownPaper(chosen) : nearestColor(chosen, passes)
    return weak.map((pair) => ({ color: name, ...pair, ratio: ratioOf(pair), needed: NEEDED, nearest }))
  })
}

const ratioOf = ({ front, ground }: Pair): number => wcagContrast(front, ground)

/** Moves the lightness of a colour both ways in small steps until it passes; hue and strength stay. */
function nearestColor(chosen: string, passes: (color: string) => boolean): string {
  const own = toOklch(chosen)
  if (!own) return chosen
  for (let distance = 0; distance <= 1; distance += STEP) {
    for (const l of [own.l - distance, own.l + distance]) {
      const color = formatHex(clampChroma({ ...own, l: Math.min(1, Math.max(0, l)) }, 'oklch'))
      if (passes(color)) return color
    }
  }
  return chosen
}
