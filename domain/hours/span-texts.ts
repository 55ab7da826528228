import type { Span } from '#contract/hours.ts'

/** The spans of a day as texts; a day that is closed differs from one that says nothing. */
export const spanTexts = (spans: readonly Span[]): string[] =>
  spans.length === 0 ? ['closed'] : spans.map(({ start, end }) => `${start}–${end}`)
