import { expect, test } from 'vitest'
import { titlesIn, unnamed } from './test-titles.ts'

test('an id that no test title names is missing, wherever else it is written', () => {
  const source = `
    // A-03 is only spoken of
    test('A-01 the first', () => expect('A-04').toBe(note))
    test(
      \`the second in \${colour} (A-02, U-01)\`, run)
    test.skip('U-02 is not run', run)
    await test.step('U-03 a step of a way', run)`
  expect(unnamed(['A-01', 'A-02', 'A-03', 'A-04', 'U-01', 'U-02', 'U-03', 'U-0'], titlesIn(source))).toEqual([
    'A-03',
    'A-04',
    'U-02',
    'U-0',
  ])
})
