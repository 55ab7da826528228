import { expect, test } from 'vitest'
import { testTitles, titlesIn, unnamed } from './test/test-titles.ts'

/** What German law asks of the house; the letters group it: contract, price, food, packaging, tax, data. */
const duties = (
  'R-C1 R-C2 R-C3 R-C4 R-C5 R-C6 R-C7 R-C8 R-C11 R-C12 R-P1 R-P2 R-P3 R-P4 R-F1 R-F2 R-F3 R-F4 R-F5 R-F7 ' +
  'R-V1 R-T1 R-T2 R-T3 R-T4 R-T7 R-T8 R-D1 R-D2 R-D3 R-D4 R-D5 R-D6 R-D7 R-D9'
).split(' ')

const numbered = (letter: string, last: number): string[] =>
  Array.from({ length: last }, (_, at) => `${letter}-${String(at + 1).padStart(2, '0')}`)

const titles = testTitles()

test.each(duties)('%s is kept by a test that names it', (duty) => {
  expect(unnamed([duty], titles), `no test is called ${duty}`).toEqual([])
})

test.each([...numbered('A', 40), ...numbered('U', 44)])(
  'the statement %s of ux.md is shown by a test that names it',
  (statement) => {
    expect(unnamed([statement], titles), `no test is called ${statement}`).toEqual([])
  },
)

test('what no name of a test says is missing, wherever else it is written', () => {
  const source = `
    // A-03 is only spoken of
    test('A-01 the first', () => expect('A-04').toBe(note))
    test(
      \`the second in \${colour} (A-02, U-01)\`, run)
    test.skip('U-02 is not run', run)`
  expect(unnamed(['A-01', 'A-02', 'A-03', 'A-04', 'U-01', 'U-02', 'U-0'], titlesIn(source))).toEqual([
    'A-03',
    'A-04',
    'U-02',
    'U-0',
  ])
})
