/** The result of one attempt: an answer, or a reason to try once more. */
export type Attempt<Answer> = { kind: 'answered'; answer: Answer } | { kind: 'again' }

/** Tries until there is an answer, at most `attempts` times; undefined when there was none. */
export async function retry<Answer>(
  attempts: number,
  attempt: (isLast: boolean) => Promise<Attempt<Answer>>,
): Promise<Answer | undefined> {
  for (let left = attempts; left > 0; left--) {
    const result = await attempt(left === 1)
    if (result.kind === 'answered') return result.answer
  }
  return undefined
}
