import { describe, expect, test } from 'vitest'
import { wcagContrast as contrast } from 'culori'
import { readThemeColors, themeTokens } from './theme-colors.ts'

const awful = [
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
  '#00ffff',
  '#ff0000',
  '#ffffff',
  '#000000',
  '#808080',
  '#fefe33',
  '#39ff14',
  '#ccff00',
  '#f5f5dc',
  '#ffc0cb',
  '#e6e6fa',
  '#123456',
  '#2a1a12',
  '#fff9f0',
  '#17110d',
  '#7f7f00',
] as const

const DARK = ['#17110d', '#231a14', '#100b08']

describe.each(awful)('A-06 the brand colour %s', (brand) => {
  const { light, dark } = themeTokens({ brand, paper: brand, accent: brand })
  const get = (tokens: Record<string, string>, name: string) => tokens[name] ?? ''

  test('can be read in the light theme, on everything it stands on', () => {
    expect(contrast(get(light, 'brand'), get(light, 'on-brand'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(get(light, 'brand-hover'), get(light, 'on-brand'))).toBeGreaterThanOrEqual(4.5)
    for (const ground of ['paper', 'surface', 'sunken', 'brand-tint'])
      expect(contrast(get(light, 'brand-text'), get(light, ground)), ground).toBeGreaterThanOrEqual(4.5)
  })

  test('can be read in the dark theme, on everything it stands on', () => {
    for (const name of ['brand', 'brand-hover'])
      expect(contrast(get(dark, name), get(dark, 'on-brand')), name).toBeGreaterThanOrEqual(4.5)
    for (const ground of [...DARK, get(dark, 'brand-tint')])
      expect(contrast(get(dark, 'brand-text'), ground), ground).toBeGreaterThanOrEqual(4.5)
  })

  test('leaves paper on which ink, muted text and hints are readable, and an accent that carries ink', () => {
    for (const ground of ['paper', 'surface', 'sunken']) {
      expect(contrast('#2a1a12', get(light, ground)), ground).toBeGreaterThanOrEqual(12)
      expect(contrast('#6e5a4e', get(light, ground)), ground).toBeGreaterThanOrEqual(4.5)
    }
    for (const tokens of [light, dark])
      expect(contrast('#2a1a12', get(tokens, 'saffron'))).toBeGreaterThanOrEqual(4.5)
  })
})

test('a colour that can be read is taken as it is', () => {
  expect(themeTokens({ brand: '#0a5f38' }).light).toMatchObject({ brand: '#0a5f38', 'brand-text': '#0a5f38' })
})

test('what is not set changes nothing', () => {
  expect(Object.keys(themeTokens({ accent: '#ff8800' }).light)).toEqual(['saffron', 'saffron-tint'])
  expect(themeTokens({})).toEqual({ light: {}, dark: {} })
})

test('a colour of three digits is the colour of six', () => {
  expect(themeTokens({ brand: '#063' })).toEqual(themeTokens({ brand: '#006633' }))
})

test('a colour at the edge of what a screen shows is kept; beyond it a colour loses strength, not hue', () => {
  expect(themeTokens({ brand: '#0000ff' }).light).toMatchObject({ brand: '#0000ff', 'brand-text': '#0000ff' })
  expect(themeTokens({ brand: '#0000ff' }).dark).toMatchObject({ brand: '#5488ff' })
})

test.each([
  'red',
  '{}',
  '[]',
  'null',
  '{"brand":"red"}',
  '{"brand":1}',
  '{"brand":"#12"}',
  '{"ink":"#123456"}',
  '{"brand":"#fff;}body{display:none"}',
])('%s is not colours', (value) => {
  expect(readThemeColors(value)).toBeUndefined()
})
