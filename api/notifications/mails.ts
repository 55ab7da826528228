import { z } from 'zod'
import { SocialProvider } from '#contract/accounts.ts'

const text = z.string()

/**
 * Mails to a person. Orders are read when the mail is sent; all other data is stored with it. `path` is the target of the
 * link, relative to the shop; mails about reservations of earlier versions have none.
 */
const guestMails = [
  z.object({ kind: z.literal('order_received'), orderId: text }),
  z.object({ kind: z.literal('order_approved'), orderId: text, expectedAt: text.nullable() }),
  z.object({ kind: z.literal('order_time_changed'), orderId: text, expectedAt: text }),
  z.object({ kind: z.literal('order_rejected'), orderId: text, reason: text }),
  z.object({
    kind: z.literal('reservation_received'),
    name: text,
    reservedAt: text,
    guests: text,
    notes: text,
    path: text.optional(),
  }),
  z.object({
    kind: z.literal('reservation_answered'),
    name: text,
    reservedAt: text,
    guests: text,
    status: z.enum(['confirmed', 'declined']),
    answer: text,
    path: text.optional(),
  }),
  z.object({ kind: z.literal('cancellation_received'), name: text, reservedAt: text, guests: text }),
  z.object({ kind: z.literal('contact_received'), name: text, subject: text, message: text }),
  /** The one-time password is valid until `validUntil`; afterwards the mail is not sent. */
  z.object({ kind: z.literal('new_password'), name: text, password: text, validUntil: text }),
  z.object({ kind: z.literal('email_confirmation'), name: text, path: text, validUntil: text.nullable() }),
  /** An unused account is deleted at `endsAt` (ux.md R-D6). */
  z.object({ kind: z.literal('account_ends'), name: text, endsAt: text }),
  /** Sent to the previous address. */
  z.object({
    kind: z.literal('sign_in_changed'),
    name: text,
    hasNewEmail: z.boolean(),
    hasNewPassword: z.boolean(),
  }),
  /** To a member of staff. */
  z.object({ kind: z.literal('staff_invited'), path: text, validUntil: text }),
  z.object({ kind: z.literal('staff_new_password'), name: text, path: text, validUntil: text }),
  z.object({ kind: z.literal('staff_passkey_added'), name: text, passkey: text, path: text }),
  z.object({ kind: z.literal('social_linked'), name: text, provider: SocialProvider }),
  z.object({ kind: z.literal('social_unlinked'), name: text, provider: SocialProvider }),
] as const

/**
 * Mails to the restaurant itself; a reply goes to the guest. `path` only names the reservation, so that a mail about one that
 * is answered or cancelled is not sent.
 */
const staffMails = [
  z.object({
    kind: z.literal('reservation_requested'),
    name: text,
    email: text,
    phone: text,
    reservedAt: text,
    guests: text,
    notes: text,
    path: text.optional(),
  }),
  z.object({
    kind: z.literal('reservation_cancelled'),
    name: text,
    email: text,
    phone: text,
    reservedAt: text,
    guests: text,
  }),
  z.object({ kind: z.literal('contact_message'), name: text, email: text, subject: text, message: text }),
] as const

export type GuestMail = z.output<(typeof guestMails)[number]>
export type StaffMail = z.output<(typeof staffMails)[number]>

export const Mail = z.discriminatedUnion('kind', [...guestMails, ...staffMails])
export type Mail = z.output<typeof Mail>
export type MailKind = Mail['kind']
