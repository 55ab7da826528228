import { afterAll, expect, test, vi } from 'vitest'
import { DOCUMENTS } from '../documents/document-calls.ts'
import { owner } from '../test/member-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { TablesPage } from './tables-page.tsx'

// Another file of the same process may leave half a window behind; this one renders as a server does.
vi.hoisted(() => vi.stubGlobal('window', undefined))
afterAll(() => void vi.unstubAllGlobals())

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
