import { expect, test } from 'vitest'
import { focusFirstError } from './focus-first-error.ts'

/** A form with these marked elements, and the names of those that got the focus. */
function formOf(
  ...marked: { name: string; isShown?: boolean; tabIndex?: number; folded?: { open: boolean } }[]
) {
  const focused: string[] = []
  const elements = marked.map(({ name, isShown = true, tabIndex = 0, folded }) => ({
    tabIndex,
    closest: () => (folded?.open === false ? folded : null),
    checkVisibility: () => isShown && folded?.open !== false,
    focus: () => void focused.push(name),
  }))
  return { form: { querySelectorAll: () => elements } as unknown as Element, focused }
}

test('the first field in sight that is refused gets the focus', () => {
  const { form, focused } = formOf({ name: 'hidden', isShown: false }, { name: 'price' }, { name: 'slug' })
  focusFirstError(form)
  expect(focused).toEqual(['price'])
})

test('a refused field that is folded up is unfolded, and gets the focus', () => {
  const folded = { open: false }
  const { form, focused } = formOf({ name: 'point', folded }, { name: 'slug' })
  focusFirstError(form)
  expect([focused, folded.open]).toEqual([['point'], true])
})

test('what is said of a refusal gets the focus where no field shows it, and nothing where nothing is refused', () => {
  const { form, focused } = formOf({ name: 'message', tabIndex: -1 })
  focusFirstError(form)
  focusFirstError(formOf().form)
  focusFirstError(null)
  expect(focused).toEqual(['message'])
})
