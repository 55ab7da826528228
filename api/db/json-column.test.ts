import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { jsonColumn } from './json-column.ts'

const read = jsonColumn('refunds.lines_json', z.array(z.object({ position: z.int() })))

describe('a column of JSON', () => {
  test('is read by its schema', () => expect(read('[{"position":1}]')).toEqual([{ position: 1 }]))

  test.each([
    ['text that is not JSON', '[Ada Lovelace', /refunds\.lines_json.*not JSON/],
    ['a value of another type', '[{"position":"Ada"}]', /refunds\.lines_json.*\[0\]\.position/],
    ['another thing altogether', '"Ada"', /refunds\.lines_json.*the top/],
  ])('names its table and column for %s, and shows nothing of the value', (_, text, message) => {
    expect(() => read(text)).toThrow(message)
    expect(() => read(text)).not.toThrow(/Ada/)
  })
})
