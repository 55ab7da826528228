import { expect, test } from 'vitest'
import { focusFirstError } from './focus-first-error.ts'

/** A form with these marked elements, and the names of those that got the focus. */
function formOf(...marked: { name: string; isShown?: boolean; tabIndex?: number }[]) {
  const focused: string[] = []
  const elements = marked.map(({ name, isShown = true, tabIndex = 0 }) => ({
    tabIndex,
    checkVisibility: () => isShown,
    focus: () => void focused.push(name),
  }))
  return { form: { querySelectorAll: () => elements } as unknown as Element, focused }
}

test('the first field in sight that is refused gets the focus', () => {
  const { form, focused } = formOf({ name: 'hidden', isShown: false }, { name: 'price' }, { name: 'slug' })
  focusFirstError(form)
  expect(focused).toEqual(['price'])
})

test('what is said of a refusal gets the focus where no field shows it, and nothing where nothing is refused', () => {
  const { form, focused } = formOf({ name: 'message', tabIndex: -1 })
  focusFirstError(form)
  focusFirstError(formOf().form)
  focusFirstError(null)
  expect(focused).toEqual(['message'])
})
