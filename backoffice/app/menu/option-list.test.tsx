import { expect, test } from 'vitest'
import type { DocumentState } from '#contract/documents.ts'
import { comboDocument, variantDocument } from '#domain/test/document-fixture.ts'
import { UnreadableText } from '../documents/unreadable-text.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { OptionList } from './option-list.tsx'

const i18n = { language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }
const combo = (id: string, state: DocumentState) => ({
  id,
  state,
  version: '1',
  document: comboDocument({ name: id }),
})

/** What can be chosen in the list of combos of one option. */
function offered(comboId: string | null, ...states: DocumentState[]): string[] {
  const options = variantDocument().options.map((option) => ({ ...option, comboId }))
  const list = (
    <OptionList
      options={options}
      combos={states.map((state) => combo(state, state))}
      notices={[]}
      languages={[]}
      errors={{}}
      onChange={() => {}}
    />
  )
  const html = renderScreen(<UnreadableText value={null}>{list}</UnreadableText>, { i18n, read: [] })
  return [...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, name]) => name ?? '')
}

test('an option does not lead to a combo that is being deleted', () => {
  expect(offered(null, 'published', 'deleted', 'new')).toEqual(['none', 'published', 'new'])
  expect(offered(null, 'deleted')).toEqual([])
})

test('an option keeps the combo that it leads to while that is being deleted', () => {
  expect(offered('deleted', 'published', 'deleted')).toEqual(['none', 'published', 'deleted'])
})
