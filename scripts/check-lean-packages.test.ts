import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { cutCode } from '../storefront/cut-code.config.ts'
import { HANDLERS, leanPackages } from '../storefront/lean-packages.config.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

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
  const code = read(`node_modules/${path}`)
  expect(cutCode(code, leanPackages[path]!).length).toBeLessThan(code.length)
})

test('every event that an element of the storefront handles is one that React is left to hear', () => {
  const handled = globSync('{storefront/app,ui}/**/*.tsx', { cwd: root }).flatMap((path) =>
    handlersOf(parseSync(path, read(path)).program),
  )
  expect([...new Set(handled)].filter((name) => !HANDLERS.includes(name))).toEqual([])
})

/** The names of all handlers that stand at an element of the document. */
function handlersOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(handlersOf)
  if (!('type' in node) || node.type !== 'JSXOpeningElement') return inside
  const { name, attributes } = node as unknown as JsxElement
  if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return inside
  const names = attributes.flatMap(({ name: attribute }) => attribute?.name ?? [])
  return [...inside, ...names.filter((attribute) => /^on[A-Z]/.test(attribute))]
}

type JsxElement = { name: { type: string; name: string }; attributes: { name?: { name: string } }[] }
