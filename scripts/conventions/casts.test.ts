import { expect, test } from 'vitest'
import { castsToNever } from './casts.ts'

test.each(['insert(row as never)', 'const rows = read() as never', '}) as never', 'x as never as Row'])(
  '%s switches the types off',
  (source) => {
    expect(castsToNever(`import {} from './x.ts'\n${source}\n`)).toEqual([2])
  },
)

test.each(['const rows = read() as Row[]', ' * It is known as never before.'])('%s does not', (source) => {
  expect(castsToNever(source)).toEqual([])
})
