import { expect, test } from 'vitest'
import { DOCUMENTS } from '../documents/document-calls.ts'
import { owner } from '../test/member-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { PagesPage } from './pages-page.tsx'
import { newPage } from './use-page-actions.ts'

const i18n = { language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }

test('a page is moved among those that stay: above or below them is none to pass', () => {
  const pages = ['gone', 'Imprint', 'Terms', 'over'].map((name, position) => ({
    id: name,
    state: name === 'gone' || name === 'over' ? 'deleted' : 'published',
    version: '1',
    document: { ...newPage(name, []), position },
  }))
  const html = renderScreen(<PagesPage />, {
    i18n,
    read: [[[DOCUMENTS, 'page'], pages]],
    desk: { member: owner },
  })
  expect(html.match(/Move \w+ (?:up|down)/g)).toEqual(['Move Imprint down', 'Move Terms up'])
})
