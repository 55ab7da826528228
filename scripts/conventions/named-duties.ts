import { testTitles, unnamed } from './test-titles.ts'

/** The duties of German law; their letters are groups: contract, price, food, packaging, tax, data. */
const duties = (
  'R-C1 R-C2 R-C3 R-C4 R-C5 R-C6 R-C7 R-C8 R-C11 R-C12 R-P1 R-P2 R-P3 R-P4 R-F1 R-F2 R-F3 R-F4 R-F5 R-F7 ' +
  'R-V1 R-T1 R-T2 R-T3 R-T4 R-T7 R-T8 R-D1 R-D2 R-D3 R-D4 R-D5 R-D6 R-D7 R-D9'
).split(' ')

const numbered = (letter: string, last: number): string[] =>
  Array.from({ length: last }, (_, at) => `${letter}-${String(at + 1).padStart(2, '0')}`)

/** Each duty of the law and each statement of usability that no test names in its title. */
export function faultsInNames(): string[] {
  const asked = [...duties, ...numbered('A', 40), ...numbered('U', 44)]
  return unnamed(asked, testTitles()).map((id) => `no test is called ${id}`)
}
