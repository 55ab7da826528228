import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '#ui/i18n.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import { TableList } from './table-list.tsx'
import type { TableActions } from './use-table-actions.ts'

const done = () => Promise.resolve()
const actions: TableActions = {
  isBusy: false,
  add: () => Promise.resolve(true),
  order: done,
  renew: done,
  remove: done,
}
const table = (name: string, position: number): EntryOf<'table'> => ({
  id: name,
  state: 'published',
  version: '1',
  document: { name, branchId: 'main', position, code: `code-${name}` },
})

const shown = (...names: string[]) =>
  renderToString(
    <I18nProvider data={{ language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }}>
      <TableList name="Tables" tables={names.map(table)} actions={actions} onEdit={() => {}} />
    </I18nProvider>,
  )

test('each of several tables has a handle to move it, a single one has nowhere to go', () => {
  expect(shown('Window', 'Door')).toMatch(/Move Window[\s\S]*Move Door/)
  expect(shown('Window')).not.toContain('Move')
})
