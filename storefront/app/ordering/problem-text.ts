import type { QuoteIssue } from '#contract/checkout.ts'
import type { I18n } from '#ui/i18n.tsx'

/** What a guest reads of a problem of a line: where only a choice is sold out, its name says so. */
export const problemText = (
  { message, choice }: Pick<QuoteIssue, 'message' | 'choice'>,
  { t }: Pick<I18n, 't'>,
): string => (choice ? t('{choice} is sold out today', { choice }) : t(message))
