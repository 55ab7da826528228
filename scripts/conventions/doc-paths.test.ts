import { expect, test } from 'vitest'
import { pathsNamed } from './doc-paths.ts'

const roots = ['api', 'docs', 'scripts']

test('a path in backticks below a folder of the repository counts', () => {
  expect(pathsNamed('See `api/app.ts` and `docs/decisions/`.', roots)).toEqual([
    'api/app.ts',
    'docs/decisions/',
  ])
})

test('commands, addresses, patterns, placeholders and code blocks do not count', () => {
  const page =
    '`npm run graph` `/api/docs` `api/<module>/index.ts` `api/*.ts` `text/html`\n```\n`api/gone.ts`\n```\n'
  expect(pathsNamed(page, roots)).toEqual([])
})
