import { expect, test } from 'vitest'
import { readMenu } from '#domain/menu/import/read-menu.ts'
import { categoryDocument } from '#domain/test/document-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { ImportPreview } from './import-preview.tsx'

const i18n = { language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }

const TEXT = `Ristorante Da Ada

Pizza            klein   groß   Familie
Tonno             9,50  11,90   21,90

Salate
Gemischter Salat 4,50`

/** The hint below the heading of each part. */
function hints(known: ReadonlySet<number> = new Set()): Record<string, string> {
  const html = renderScreen(
    <ImportPreview
      text={TEXT}
      menu={readMenu(TEXT)}
      known={known}
      categories={[{ id: 'pizza', version: 'v1', document: categoryDocument({ name: 'PIZZA' }) }]}
      isBusy={false}
      onTake={() => Promise.resolve()}
    />,
    { i18n, read: [] },
  )
  const found = html.matchAll(/<h2>(.*?)<\/h2>(?:<p class="edit-card__hint">(.*?)<\/p>)?/g)
  return Object.fromEntries([...found].map(([, title = '', hint = '']) => [title, hint]))
}

test('a heading that is a category already says that its dishes are added to it, and which sizes it gets', () => {
  expect(hints()).toEqual({
    Pizza:
      'This category is on the menu already: the dishes that are ticked are added to it. New sizes in it: Familie',
    Salate: '',
  })
})

test('nothing is said of a category to which no dish is added', () => {
  expect(hints(new Set([4]))).toMatchObject({ Pizza: '' })
})
