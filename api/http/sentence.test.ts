import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { anyNearly } from '../test/any-input.ts'
import { sentencesOf } from './sentence.ts'

const schemas = endpoints.flatMap(({ endpoint: { id, body, query } }) => [
  ...(body ? [[`the body of ${id}`, body] as const] : []),
  ...(query ? [[`the query of ${id}`, query] as const] : []),
])

describe.each(schemas)('every error of %s', (_, schema) => {
  test('has German and Turkish translations', () => {
    fc.assert(
      fc.property(anyNearly(schema, ['a', '1']), (value) => {
        const parsed = schema.safeParse(value, { reportInput: true })
        const said = (parsed.error?.issues ?? []).flatMap((issue) => sentencesOf(issue))
        for (const { sentence } of said) {
          const text = typeof sentence === 'string' ? sentence : sentence.text
          expect(builtInMessages('de')).toHaveProperty([text])
          expect(builtInMessages('tr')).toHaveProperty([text])
        }
      }),
      { numRuns: 60 },
    )
  })
})
