import { HIDDEN_CHARACTERS } from './typed-text.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cents } from './cents.ts'
import { CalendarDate, Id, Instant, LanguageCode, Line, Money, Text, TimeOfDay } from './primitives.ts'

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success

describe('money', () => {
  test('is decimal euros outside and whole cents inside, without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (amount) => {
        const euro = z.encode(Money, cents(amount))
        expect(z.decode(Money, euro)).toBe(amount)
        expect(JSON.stringify(euro)).toMatch(/^-?\d+(\.\d{1,2})?$/)
      }),
    )
  })

  test.each([0.29, 1.1, 4.35, 8.2, 1_000_000])('%d euros are read', (euro) => {
    expect(z.decode(Money, euro)).toBe(Math.round(euro * 100))
  })

  test.each([0.001, 9.999, 1_000_000.01, -1_000_001, Number.NaN, Infinity, '1', null])(
    '%s is no amount',
    (value) => {
      expect(accepts(Money, value)).toBe(false)
    },
  )

  test('minus zero is read as zero', () => {
    expect(Object.is(z.decode(Money, -0), 0)).toBe(true)
  })

  test('with a fraction of a cent is never made', () => {
    expect(() => cents(1.5)).toThrow(RangeError)
    expect(() => cents(Number.NaN)).toThrow(RangeError)
  })
})

describe('an instant', () => {
  test.each([
    ['2026-11-20T18:30:00Z', '2026-11-20T18:30:00.000Z'],
    ['2026-11-20T19:30:00+01:00', '2026-11-20T18:30:00.000Z'],
    ['2026-11-20T18:30:00.123456789012Z', '2026-11-20T18:30:00.123Z'],
  ])('%s is kept as %s', (text, kept) => {
    expect(Instant.parse(text)).toBe(kept)
  })

  test.each([
    '',
    'now',
    '2026-11-20',
    '2026-11-20T18:30:00',
    '2026-02-30T10:00:00Z',
    '2026-11-20T25:00:00Z',
    0,
  ])('%s is none', (value) => {
    expect(accepts(Instant, value)).toBe(false)
  })
})

describe('invisible characters', () => {
  const texts = [Line(120), Text(500)]

  test.each([
    '\u200b',
    ' \u2060\u00ad ',
    '\u3164',
    '\u115f\uffa0',
    '\u2800',
    '\ufeff\u200d',
    '\u202e \u202c',
  ])('alone are an empty text: %j', (text) => {
    for (const schema of texts) expect(schema.parse(text)).toBe('')
  })

  test.each(['\u202eadA', 'Ada \u2066(!)\u2069', 'A\u202ad\u202ca'])(
    'that reorder a text are refused with a word: %j',
    (text) => {
      for (const schema of texts) {
        const { error } = schema.safeParse(text)
        expect(error?.issues.map(({ message }) => message)).toEqual([HIDDEN_CHARACTERS])
      }
    },
  )

  test.each(['آدا لوفليس', 'עדה', 'می‌خواهم', '👩‍🍳 Ada', 'Zoë', '\u200fآدا'])(
    'stay where a script needs them: %s',
    (text) => {
      for (const schema of texts) expect(schema.parse(text)).toBe(text)
    },
  )
})

describe('what a person typed', () => {
  test.each([
    ['  Ada ', 'Ada'],
    ['A\u0000da', 'A da'],
    ['A\r\n\tda', 'A da'],
    ['A\ud800', 'A\ufffd'],
    ['👩🏽‍🍳 عمر', '👩🏽‍🍳 عمر'],
  ])('in one line, %j, is %j', (typed, kept) => {
    expect(Line(20).parse(typed)).toBe(kept)
  })

  test('in several lines keeps its line breaks, however they were made', () => {
    expect(Text(20).parse('\u001ba\r\nb\rc\nd\u0007')).toBe('a\nb\nc\nd')
  })

  test('counts after it was cleaned', () => {
    expect(accepts(Line(3), ' Ada ')).toBe(true)
    expect(accepts(Line(3), 'Adam')).toBe(false)
  })

  test('holds no control character and is well formed, and cleaning it twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (typed) => {
        for (const schema of [Line(500), Text(500)]) {
          const kept = schema.parse(typed)
          expect(kept).not.toMatch(/[^\P{Cc}\n]/u)
          expect(kept.isWellFormed()).toBe(true)
          expect(schema.parse(kept)).toBe(kept)
        }
      }),
    )
  })
})

describe('small texts', () => {
  test.each<[string, z.ZodType, string[], unknown[]]>([
    ['an id', Id, ['a', 'x'.repeat(64), '__proto__'], ['', 'x'.repeat(65), 1, null]],
    ['a time of day', TimeOfDay, ['00:00', '23:59', '24:00'], ['24:01', '7:00', '07:60', '']],
    ['a date', CalendarDate, ['2026-02-28', '2028-02-29'], ['2026-02-29', '26-02-28', '']],
    ['a language', LanguageCode, ['de', 'pt-br', 'zh-hant'], ['', 'DE', 'd', 'de_DE', '__proto__']],
  ])('%s is what it looks like', (_, schema, right, wrong) => {
    expect(right.map((value) => accepts(schema, value))).toEqual(right.map(() => true))
    expect(wrong.map((value) => accepts(schema, value))).toEqual(wrong.map(() => false))
  })
})
