import { expect, test } from 'vitest'
import type { Draft } from '#contract/publishing.staff.ts'
import { DRAFTS } from '../documents/document-calls.ts'
import { unknownRestaurant } from '../restaurant/load-restaurant.ts'
import { owner } from '../test/member-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { ChangesPage } from './changes-page.tsx'

const draftOf = (id: string, isBroken = false): Draft => ({
  kind: 'setting',
  id,
  name: id,
  state: 'changed',
  changes: [],
  version: 'v',
  savedAt: '2026-11-20T18:00:00.000Z',
  savedBy: 'Mina',
  isBroken,
})

test.each([
  ['owner', ['Tip', 'Code for the page head'], 'Publish everything'],
  ['manager', ['Tip'], 'Publish 1'],
] as const)('the role %s is offered the drafts it may publish: %j', (role, offered, button) => {
  const html = renderScreen(<ChangesPage />, {
    i18n: unknownRestaurant,
    read: [[[DRAFTS], [draftOf('ALLOW_TIP'), draftOf('CUSTOM_HEADER_CODE')]]],
    desk: { member: { ...owner, role } },
  })
  const names = [...html.matchAll(/type="checkbox"[^>]*aria-label="Publish ([^"]*)"/g)].map(
    ([, name]) => name,
  )
  expect(names).toEqual(offered)
  expect(html.match(/Discard</g)).toHaveLength(offered.length)
  expect(html).toContain(button)
})

test('a broken draft says so, and can be discarded but not chosen', () => {
  const html = renderScreen(<ChangesPage />, {
    i18n: unknownRestaurant,
    read: [[[DRAFTS], [draftOf('ALLOW_TIP'), draftOf('SITE_TITLE', true)]]],
    desk: { member: owner },
  })
  expect(html.match(/type="checkbox"/g)).toHaveLength(1)
  expect(html.match(/This cannot be published/g)).toHaveLength(1)
  expect(html.match(/Discard</g)).toHaveLength(2)
  expect(html).toContain('Publish 1')
})
