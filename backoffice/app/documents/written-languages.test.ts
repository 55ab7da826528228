import { expect, test } from 'vitest'
import { withDrafted } from './written-languages.ts'

const language = (code: string) => ({ id: code, code, name: code, isRtl: false })

test('texts are written in the languages of the guests, and then in those that are drafted', () => {
  const published = [
    { ...language('de'), isDefault: true },
    { ...language('en'), isDefault: false },
  ]
  const languages = [language('fr'), language('de')]
  expect(withDrafted(published, { languages })).toEqual([
    ...published,
    { ...language('fr'), isDefault: false },
  ])
})
