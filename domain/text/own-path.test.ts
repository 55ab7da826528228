import { expect, test } from 'vitest'
import { isOwnPath } from './own-path.ts'

test.each(['/', '/menu/pizzas?dish=1', '/pages/terms?from=//here#end', '/me/my-orders/A1B2'])(
  '%j is a path of this shop',
  (path) => expect(isOwnPath(path)).toBe(true),
)

test.each([
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/.//evil.example/a',
  'javascript:alert(1)',
  'menu',
])('%j is none', (path) => expect(isOwnPath(path)).toBe(false))
