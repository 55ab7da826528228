import { expect, test } from 'vitest'
import { isUndoKey } from './undo-key.ts'

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
/** Something of the page, in which something is typed or not. */
const place = (isField: boolean) => ({ matches: () => isField }) as unknown as EventTarget

test.each([
  ['Ctrl+Z on a row', { key: 'z', ctrlKey: true }, place(false), true],
  ['Cmd+Z on a row', { key: 'z', metaKey: true }, place(false), true],
  ['Ctrl+Z with caps lock', { key: 'Z', ctrlKey: true }, place(false), true],
  ['Ctrl+Z where nothing has the focus', { key: 'z', ctrlKey: true }, null, true],
  ['Ctrl+Z in a field', { key: 'z', ctrlKey: true }, place(true), false],
  [
    'Ctrl+Shift+Z, which does something again',
    { key: 'Z', ctrlKey: true, shiftKey: true },
    place(false),
    false,
  ],
  ['the letter alone', { key: 'z' }, place(false), false],
] as const)('%s takes back or does not', (_, keys, target, isUndo) => {
  expect(isUndoKey({ ...none, ...keys, target })).toBe(isUndo)
})
