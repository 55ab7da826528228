import { describe, expect, test } from 'vitest'
import { fold, foldedIncludes } from './fold.ts'

describe('fold', () => {
  test.each([
    ['Käsespätzle', ['kasespatzle', 'kaesespaetzle']],
    ['Weißwurst  süß', ['weisswurst suss', 'weisswurst suess']],
    ['Crème', ['creme']],
    ['Acılı İskender', ['acili iskender']],
    ['ka\u0308se', ['kase', 'kaese']],
  ])('%s is found as %j', (text, forms) => {
    expect(fold(text)).toEqual(forms)
  })
})

test.each(['kase', 'kaese', 'Käse', 'KÄSE', 'kasespatzle', 'kaesespaetzle'])(
  '%s finds Käsespätzle',
  (query) => {
    expect(foldedIncludes('Käsespätzle', query)).toBe(true)
  },
)

test('another word does not find Käsespätzle', () => {
  expect(foldedIncludes('Käsespätzle', 'speck')).toBe(false)
})
