/** One promise of the specification and the tests that show it. */
export type Row = {
  /** Section and number, for example `4.07`. */
  id: string
  /** What is promised, in a sentence. */
  says: string
  /** Each `path › part of the test's name`. */
  shownBy: readonly string[]
}

/** A row in short: id, sentence, tests. */
export const row = (id: string, says: string, ...shownBy: string[]): Row => ({ id, says, shownBy })
