import type { z } from 'zod'
import type { MessageParams } from '#domain/i18n/format-message.ts'

/** A sentence for the caller: an English text of the catalogue, with its placeholders' values. */
export type Sentence = string | { text: string; params: MessageParams }

export type FieldSentence = { path: readonly PropertyKey[]; sentence: Sentence }

const formats: Readonly<Record<string, string>> = {
  datetime: 'This moment does not exist',
  date: 'This day does not exist',
}

const types: Readonly<Record<string, string>> = {
  string: 'This must be a text',
  number: 'This must be a number',
  int: 'This must be a whole number',
  boolean: 'This must be true or false',
  array: 'This must be a list',
}

const WRONG_FORM = 'This value does not have the form that is expected'

/** What is wrong with a value, in sentences of the catalogue: a schema's own messages never reach a caller. */
export function sentencesOf(issue: z.core.$ZodIssue): FieldSentence[] {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1) : undefined
  if (!inner) return [{ path: issue.path, sentence: sentenceOf(issue) }]
  // The last form is the usual one; the others are its shorter spellings.
  return inner
    .flatMap((one) => sentencesOf(one))
    .map(({ path, sentence }) => ({ path: [...issue.path, ...path], sentence }))
}

function sentenceOf(issue: z.core.$ZodIssue): Sentence {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This field is missing' : (types[issue.expected] ?? WRONG_FORM)
    case 'too_big':
      return limit(issue.origin, issue.maximum, [
        'At most {max} characters are possible',
        'At most {max} entries are possible',
        'The highest value is {max}',
      ])
    case 'too_small':
      return limit(issue.origin, issue.minimum, [
        'At least {min} characters are needed',
        'At least {min} entries are needed',
        'The lowest value is {min}',
      ])
    case 'invalid_value':
    case 'invalid_union':
      return 'This is not one of the choices'
    case 'invalid_format':
      return formats[issue.format] ?? WRONG_FORM
    case 'custom':
      // Only our own schemas have custom rules, each with a sentence of the catalogue.
      return issue.message
    default:
      return WRONG_FORM
  }
}

function limit(
  origin: string,
  bound: number | bigint,
  [text, list, number]: [string, string, string],
): Sentence {
  const params = { max: Number(bound), min: Number(bound) }
  if (origin === 'string') return { text, params }
  return { text: origin === 'array' ? list : number, params }
}
