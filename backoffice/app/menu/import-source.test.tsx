import { expect, test } from 'vitest'
import { renderScreen } from '../test/render-screen.tsx'
import { ImportSource } from './import-source.tsx'

const i18n = { language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }
const ignored = () => {}

test('a menu that was pasted stands in its field when the screen comes back to it', () => {
  const html = renderScreen(
    <ImportSource
      text={'Pizza\nTonno 9,50'}
      onText={ignored}
      onRead={ignored}
      onFile={ignored}
      fault={undefined}
    />,
    { i18n, read: [] },
  )
  expect(html).toMatch(/<textarea[^>]*>Pizza\nTonno 9,50<\/textarea>/)
})
