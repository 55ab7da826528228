import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawConformance, faultsOf } from './conformance/conformance.ts'
import { row } from './conformance/row.ts'
import { rows } from './conformance/rows.ts'

const projectRoot = join(import.meta.dirname, '..')

test('every promise of the specification is shown by a test', () => {
  expect(rows.flatMap((one) => faultsOf(projectRoot, one))).toEqual([])
})

test('no two promises have one number', () => {
  const ids = rows.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('docs/conformance.md is as fresh as the rows', () => {
  const page = readFileSync(join(projectRoot, 'docs', 'conformance.md'), 'utf8')
  expect(page === drawConformance(rows), 'run npm run conformance').toBe(true)
})

test.each([
  ['no test', row('0.1', 'x'), 'is shown by no test'],
  ['a file that is not there', row('0.1', 'x', 'e2e/gone.spec.ts › y'), 'there is no e2e/gone.spec.ts'],
  [
    'a name that is not there',
    row('0.1', 'x', 'scripts/check-conformance.test.ts › nobody wrote this one'),
    'has no test named',
  ],
])('a row with %s is a fault', (_, one, fault) => {
  expect(faultsOf(projectRoot, one).join()).toContain(fault)
})
