import { expect, test } from 'vitest'
import { DOCUMENTS } from '../documents/document-calls.ts'
import { owner } from '../test/member-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { TablesPage } from './tables-page.tsx'

const i18n = { language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }

test('a restaurant without a branch reads what tables need first, with the way there', () => {
  const html = renderScreen(<TablesPage />, {
    i18n,
    read: [
      [['branches'], []],
      [[DOCUMENTS, 'table'], []],
    ],
    desk: { member: owner },
  })
  expect(html).toContain('/places/branches/new')
  expect(html).not.toContain('New tables')
})
