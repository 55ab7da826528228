import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cutCode } from '../storefront/cut-code.config.ts'
import { leanPackages } from '../storefront/lean-packages.config.ts'

test.each([
  [
    'the statements of a function that is never called',
    'async function send(a) { await a; return 1 }',
    { functions: { send: '' } },
    'async function send(a) {}',
  ],
  [
    'what is known where it is read, not where it is named or written',
    'let form; function f({ form }) { form = 1; g({ form, a: form.b, form: 2 }, x.form) }',
    { values: { form: 'void 0' } },
    'let form; function f({ form }) { form = 1; g({ form: void 0, a: (void 0).b, form: 2 }, x.form) }',
  ],
  ['whole expressions', 'if (a && b > 1) c()', { values: { 'a && b > 1': 'false' } }, 'if ((false)) c()'],
  [
    'statements by what they call or write to',
    'if (a) list.forEach(run); Part.prototype.run = () => {}; list.map(run)',
    { statements: ['list.forEach', 'Part.prototype'] },
    'if (a) ; ; list.map(run)',
  ],
  ['warnings to developers', 'warning(ok, "no"); use(warning)', {}, '; use(warning)'],
])('a module is cut by %s', (_, code, cut, expected) => {
  expect(cutCode(code, cut)).toBe(expected)
})

test('what is no longer in a package stops the build', () => {
  expect(() => cutCode('send()', { functions: { send: '' }, values: { form: '0' } })).toThrow(
    'not found: send, form',
  )
})

test.each(Object.keys(leanPackages))('everything that is cut is there: %s', (path) => {
  const code = readFileSync(join(import.meta.dirname, '../node_modules', path), 'utf8')
  expect(cutCode(code, leanPackages[path]!).length).toBeLessThan(code.length)
})
