import { expect, test } from 'vitest'
import { DOCUMENTS } from '../documents/document-calls.ts'
import { owner } from '../test/member-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { AreasPage } from './areas-page.tsx'

const i18n = { language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }

/** The areas of a restaurant without any, whose published settings have no coordinates. */
const shown = (drafted: string): string =>
  renderScreen(<AreasPage />, {
    i18n,
    read: [
      [[DOCUMENTS, 'area'], []],
      [[DOCUMENTS, 'branch'], []],
      [
        [DOCUMENTS, 'setting'],
        [
          {
            id: 'RESTAURANT_COORDINATES',
            state: 'changed',
            version: '1',
            document: { value: drafted, media: {} },
          },
        ],
      ],
      [['settings', 'shared'], new Map([['COUNTRY', 'de']])],
    ],
    desk: { member: owner },
  })

test('a restaurant whose coordinates are drafted is offered a circle around them', () => {
  const html = shown('52.4865,13.4330')
  expect(html).toContain('Deliver within 3 km')
  expect(html).not.toContain('Set the coordinates')
})

test('a restaurant without coordinates is led to the screen on which they are set', () => {
  const html = shown('')
  expect(html).toContain('href="/settings/contact"')
  expect(html).not.toContain('Deliver within 3 km')
})
