import { projectRoot } from '../machine/project.mjs'
import { expect, test } from 'vitest'
import { faultsOf } from './conformance.ts'
import { row } from './row.ts'

test.each([
  ['no test', row('0.1', 'x'), 'is shown by no test'],
  ['a file that is not there', row('0.1', 'x', 'e2e/gone.spec.ts › y'), 'there is no e2e/gone.spec.ts'],
  [
    'a name that is not there',
    row('0.1', 'x', 'scripts/conformance/conformance.test.ts › nobody wrote this one'),
    'has no test named',
  ],
  [
    'a text that is no name of a test',
    row('0.1', 'x', 'e2e/shell.spec.ts › Tisch reservieren'),
    'has no test named',
  ],
])('a row with %s is a fault', (_, one, fault) => {
  expect(faultsOf(projectRoot, one).join()).toContain(fault)
})
