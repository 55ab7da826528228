import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { palettes } from '#domain/settings/palettes.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import { UnreadableText } from '../../documents/unreadable-text.ts'
import { definitions, keysOfGroup } from '../setting-groups.ts'
import { ColorEditor } from './color-editor.tsx'
import { FontChoice } from './font-choice.tsx'
import { LoaderChoice } from './loader-choice.tsx'
import { shownKeys } from './look-editor.tsx'

const aria = { id: 'f', 'aria-labelledby': 'l', 'aria-describedby': 'd', 'aria-invalid': undefined }
const ignored = () => {}

/** The HTML of something of which nothing is saved. */
const text = (node: ReactNode): string => bare(<UnreadableText value={null}>{node}</UnreadableText>)

function bare(node: ReactNode): string {
  const data = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }
  return renderToStaticMarkup(<I18nProvider data={data}>{node}</I18nProvider>)
}

test('the screen of the look has fields of its own for colours, fonts and the loader', () => {
  expect(keysOfGroup('look')).toEqual(expect.arrayContaining([...shownKeys]))
})

test('the ready palettes are offered, and the one in use is pressed', () => {
  const pressed = (value: string) =>
    [
      ...text(<ColorEditor value={value} aria={aria} onChange={ignored} />).matchAll(/aria-pressed="(\w+)"/g),
    ].map(([, is]) => is === 'true')
  const basil = palettes.findIndex(({ name }) => name === 'Basil')
  expect(pressed('')).toEqual(palettes.map((_, at) => at === 0))
  expect(pressed(JSON.stringify(palettes[basil]?.colors))).toEqual(palettes.map((_, at) => at === basil))
  expect(pressed('{"brand":"#123456"}')).not.toContain(true)
})

test('a pair that is too weak is said with its ratio, which is never rounded up, and the nearest colour is offered', () => {
  const weak = text(<ColorEditor value='{"brand":"#ff6347"}' aria={aria} onChange={ignored} />)
  expect(weak).toContain(
    'Weiße Schrift auf der Hauptfarbe: 2,9 zu 1, zu schwach. Nötig sind mindestens 4,5 zu 1.',
  )
  expect(weak).toMatch(/Nächste lesbare Farbe nehmen: #[\da-f]{6}/)
  expect(text(<ColorEditor value="" aria={aria} onChange={ignored} />)).toContain('alles gut lesbar')
})

test('what the shop makes of a colour is said where it differs', () => {
  const shop = (value: string) =>
    text(<ColorEditor value={value} aria={aria} onChange={ignored} />).match(/Im Shop/g)?.length ?? 0
  expect(shop('')).toBe(0)
  expect(shop('{"brand":"#ffee00"}')).toBe(1)
})

test('a colour belongs to a document, which it tells of text that is none', () => {
  const colours = <ColorEditor value="" aria={aria} onChange={ignored} />
  expect(text(colours)).toContain('Hauptfarbe')
  expect(() => bare(colours)).toThrow('stands in no frame')
})

test('every font that the server brings can be chosen, and none means the first one', () => {
  const fonts = text(<FontChoice settingKey="DEFAULT_FONT" value="" aria={aria} onChange={ignored} />)
  expect(fonts.match(/type="radio"/g)).toHaveLength(10)
  expect(fonts).toMatch(/checked=""[^>]*\/>(?:<span[^>]*>[^<]*<\/span>)<span class="font__name">Figtree</)
})

test('every loader of the registry can be chosen', () => {
  const choices = definitions.LOADER_ANIMATION.choices ?? []
  const loaders = text(
    <LoaderChoice choices={choices} value="burger" logo={undefined} aria={aria} onChange={ignored} />,
  )
  expect(loaders.match(/type="radio"/g)).toHaveLength(choices.length)
  expect(loaders).toMatch(/Burger/)
})
