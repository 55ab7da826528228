import { expect, test } from 'vitest'
import type { PageDocument } from '#contract/content.staff.ts'
import type { SignedInMember } from '#contract/staff.ts'
import { PagesPage } from '../content/pages-page.tsx'
import { renderScreen } from '../test/render-screen.tsx'
import { DOCUMENTS } from './document-calls.ts'
import { EditorFrame } from './editor-frame.tsx'
import type { Editing } from './use-saver.ts'

const i18n = { language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }
const document: PageDocument = {
  name: 'Impressum',
  text: '<p>Ada</p>',
  translations: {},
  slug: 'impressum',
  isPopup: false,
  onHeader: false,
  onFooter: true,
  position: 0,
}
const entry = { id: 'imprint', state: 'published' as const, version: '1', document }

const editing: Editing<PageDocument> = {
  document,
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

/** The list of pages and the editor of one as a manager of these branches sees them; null stands for all. */
function shown(branchIds: SignedInMember['branchIds']): string {
  const member: SignedInMember = { id: 'm', email: 'm@example.org', name: 'Mina', role: 'manager', branchIds }
  return renderScreen(
    <>
      <PagesPage />
      <EditorFrame title="Impressum" editing={editing} nameOf={() => undefined} isShown={() => true}>
        <input aria-label="Name" />
      </EditorFrame>
    </>,
    { i18n, read: [[[DOCUMENTS, 'page'], [entry]]], desk: { member } },
  )
}

test('a member of some branches reads what counts at all of them, with the reason and without a way to change it', () => {
  const html = shown(['nord'])
  expect(html.match(/at every branch/g)).toHaveLength(2)
  expect(html.match(/<fieldset[^>]* disabled/g)).toHaveLength(2)
  expect(html).toContain('/pages/imprint')
  expect(html).not.toMatch(/New page|Saved ·/)
})

test('a member of all branches changes it', () => {
  const html = shown(null)
  expect(html).not.toMatch(/at every branch|<fieldset[^>]* disabled/)
  expect(html).toContain('New page')
})
