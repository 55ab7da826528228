import { anchorOf, type FieldIssue } from './field-issues.ts'
import type { FieldMessages } from './field-errors.ts'

type SummaryEntry = FieldIssue & { isDone: boolean }

/** The places of what no guest puts right: it ends by itself. */
const ending: readonly string[] = [anchorOf('deliverAt'), 'review']

type Now = {
  /** What is still wrong by now. */
  open: readonly FieldIssue[]
  /** What is shown at the fields now, which may come from the server alone. */
  shown: FieldMessages
}

/**
 * What the last press on the order button found, with what of it is done by now. It is empty once all of it is done and
 * something else is wrong: a summary never says that nothing is missing while the order cannot be placed.
 */
export function summaryEntries(issues: readonly FieldIssue[], { open, shown }: Now): SummaryEntry[] {
  const entries = issues
    .map((issue): SummaryEntry => {
      const { anchor, field } = issue
      return { ...issue, isDone: !(field && shown[field]) && !open.some((one) => one.anchor === anchor) }
    })
    .filter(({ anchor, isDone }) => !isDone || !ending.includes(anchor))
  return open.length > 0 && entries.every(({ isDone }) => isDone) ? [] : entries
}
