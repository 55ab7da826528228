import { type ReactNode, use } from 'react'
import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { owner } from '../test/member-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { FormFrame } from './form-frame.tsx'
import { PriceInput } from './price-input.tsx'
import { UnreadableText } from './unreadable-text.ts'
import type { Editing } from './use-saver.ts'

const i18n = { language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }
const editing: Editing<object> = {
  document: {},
  status: 'saved',
  state: 'published',
  fields: {},
  usedIn: [],
  conflict: undefined,
  change: () => {},
  resolve: () => {},
  flush: () => {},
  discard: () => {},
  addUnreadable: () => () => {},
}
const frame = {
  title: 'Pizza',
  back: { to: '/', name: 'Back' },
  editing,
  nameOf: () => '',
  isShown: () => true,
}
const price = <PriceInput label="Price" value={cents(950)} onChange={() => {}} />

test.each([
  ['an editor', EditorFrame],
  ['a form', FormFrame],
])('the fields of %s tell its document of text that is no value', (_, Frame) => {
  const heard: unknown[] = []
  const Field = () => {
    heard.push(use(UnreadableText))
    return price
  }
  const html = renderScreen(
    <Frame {...frame}>
      <Field />
    </Frame>,
    { i18n, read: [], desk: { member: owner } },
  )
  expect(html).toContain('value="9.50"')
  expect(heard).toEqual([editing.addUnreadable])
})

test('a price that belongs to no document is not shown, unless somebody says that nothing is saved', () => {
  const shown = (node: ReactNode) => renderScreen(node, { i18n, read: [], desk: { member: owner } })
  expect(shown(<UnreadableText value={null}>{price}</UnreadableText>)).toContain('value="9.50"')
  expect(() => shown(price)).toThrow('stands in no frame')
})
