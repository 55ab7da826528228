import { instantText } from './hours/spans.ts'

/** How long what is kept (ux.md R-D6). */
export const retention = {
  /** From the date of the reservation on. */
  reservation: { days: 90 },
  contactMessage: { months: 6 },
  /** An unpaid order: it never came into force. */
  unpaidOrder: { days: 30 },
  /** After it an order is pseudonymised: the staff no longer sees the guest. */
  orderInSight: { months: 12 },
  /** The owner of an account unused for so long is notified that it will be deleted. */
  idleAccount: { months: 36 },
  /** Between that mail and the end of the account. */
  accountNotice: { days: 30 },
  /** A line of the log of changes about a sign-in of a member, or about a refused one. */
  staffSignIn: { months: 12 },
} satisfies Record<string, Temporal.DurationLikeObject>

/** Years that a receipt is kept, from the end of the calendar year on (§ 147 AO, ux.md R-T8). */
const RECEIPT_YEARS = 8

/** The instant so long before another one, in milliseconds since 1970. */
export const momentBefore = (now: number, span: Temporal.DurationLikeObject): string =>
  instantText(utc(now).subtract(span).epochMilliseconds)

export const momentAfter = (now: number, span: Temporal.DurationLikeObject): string =>
  instantText(utc(now).add(span).epochMilliseconds)

/** The first moment at which the law does not ask any more for what was placed at an instant. */
export function receiptRetentionEnd(placedAt: string): string {
  const year = utc(Date.parse(placedAt)).year + 1 + RECEIPT_YEARS
  return `${year}-01-01T00:00:00.000Z`
}

const utc = (milliseconds: number): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO('UTC')
