import { clampChroma, converter, formatHex, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { checkContrast } from './contrast-check.ts'
import { palettes } from './palettes.ts'
import { readThemeColors, type ThemeColors, themeTokens } from './theme-colors.ts'

test.each<[ThemeColors, string[]]>([
  [{}, []],
  [{ brand: '#c2371b' }, []],
  [{ brand: '#063' }, []],
  [{ brand: '#ffee00' }, ['brand button', 'brand text']],
  [{ brand: '#ff6347' }, ['brand button', 'brand text']],
  // White on it can just be read, but it cannot be read on paper that is a little darker than white.
  [{ brand: '#d0451b', paper: '#f6eee0' }, ['brand text']],
  [{ accent: '#f6b93b' }, []],
  [{ accent: '#5b2a86' }, ['accent mark']],
  [{ paper: '#fbf7ef' }, []],
  [{ paper: '#333333' }, ['paper page']],
  [{ brand: '#c2371b', accent: '#102030', paper: '#000' }, ['accent mark', 'paper page']],
])('%j is too weak in %j', (colors, pairs) => {
  expect(checkContrast(colors).map(({ color, pair }) => `${color} ${pair}`)).toEqual(pairs)
})

test('a weak pair is said with its two colours and its ratio', () => {
  expect(checkContrast({ brand: '#ffee00' })[0]).toMatchObject({
    front: '#ffffff',
    ground: '#ffee00',
    needed: 4.5,
    ratio: wcagContrast('#ffffff', '#ffee00'),
  })
})

const toOklch = converter('oklch')

test.each([
  ['brand', '#ffee00'],
  ['brand', '#ff6347'],
  ['brand', '#39ff14'],
  ['brand', '#ffc0cb'],
  ['brand', '#ffffff'],
  ['accent', '#5b2a86'],
  ['accent', '#000000'],
] as const)('the nearest %s to %s passes, and one a little nearer does not', (name, chosen) => {
  const [finding] = checkContrast({ [name]: chosen })
  const nearest = finding?.nearest ?? ''
  expect(checkContrast({ [name]: nearest })).toEqual([])
  const [from, to] = [toOklch(chosen)!, toOklch(nearest)!]
  const between = { ...from, l: from.l + (to.l - from.l) * 0.9 }
  expect(Math.abs(to.l - from.l)).toBeGreaterThan(0)
  expect(checkContrast({ [name]: formatHex(clampChroma(between, 'oklch')) })).not.toEqual([])
})

test.each(['#333333', '#0000ff'])('the nearest paper to %s is the one that the shop shows', (paper) => {
  const nearest = checkContrast({ paper })[0]?.nearest ?? ''
  expect(checkContrast({ paper: nearest })).toEqual([])
  expect(themeTokens({ paper: nearest }).light).toMatchObject({ paper: nearest })
})

test('the nearest colour keeps its hue', () => {
  const [finding] = checkContrast({ brand: '#ff6347' })
  expect(Math.abs(toOklch(finding!.nearest)!.h! - toOklch('#ff6347')!.h!)).toBeLessThan(4)
})

test.each(palettes.map((palette) => [palette.name, palette.colors] as const))(
  'the palette %s can be read, is shown as it is, and can be saved',
  (_, colors) => {
    expect(checkContrast(colors)).toEqual([])
    expect(themeTokens(colors).light).toMatchObject({ brand: colors.brand, saffron: colors.accent })
    expect(readThemeColors(JSON.stringify(colors))).toEqual(colors)
  },
)
