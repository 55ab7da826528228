import { messages } from '#domain/messages.ts'
import { ValidationError } from './http/errors.ts'

/** On a scale of 0 to 4; below it a million guesses find the password. */
const LEAST_SCORE = 2

/**
 * Refuses a new password that is on the lists of common ones, a pattern of the keyboard, or made of data about the
 * person (`about`: name, address, telephone, the shop). Throws `ValidationError` at `password`.
 */
export async function refuseWeakPassword(password: string, about: readonly string[]): Promise<void> {
  const estimate = await (estimator ??= loadEstimator())
  if (estimate(password, about) < LEAST_SCORE)
    throw new ValidationError({ password: [messages.passwordWeak] })
}

type Estimator = (password: string, about: readonly string[]) => number

let estimator: Promise<Estimator> | undefined

/** Loaded with the first new password: the lists take memory that a shop without accounts never needs. */
async function loadEstimator(): Promise<Estimator> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const zxcvbn = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
  return (password, about) => zxcvbn.check(password, about.flatMap(wordsOf)).score
}

/** A text as a whole and its words, so that the part of an address before the @ counts too. */
const wordsOf = (text: string): string[] =>
  [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2)
