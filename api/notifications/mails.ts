import type { SocialProvider } from '#contract/accounts.ts'

/** Mails to a guest. Orders are read when the mail is sent; everything else travels with it. */
export type GuestMail =
  | { kind: 'order_received'; orderId: string }
  | { kind: 'order_approved'; orderId: string; expectedAt: string | null }
  | { kind: 'order_rejected'; orderId: string; reason: string }
  | { kind: 'reservation_received'; name: string; reservedAt: string; guests: string; notes: string }
  | {
      kind: 'reservation_answered'
      name: string
      reservedAt: string
      guests: string
      status: 'confirmed' | 'declined'
      answer: string
    }
  | { kind: 'contact_received'; name: string; subject: string; message: string }
  /** The one-time password counts until `validUntil`; afterwards the mail is not sent any more. */
  | { kind: 'new_password'; name: string; password: string; validUntil: string }
  /** `path` is where the link leads, relative to the shop: `/confirm/…`. */
  | { kind: 'email_confirmation'; name: string; path: string; validUntil: string | null }
  /** An account that nobody uses ends at `endsAt` (ux.md R-D6). */
  | { kind: 'account_ends'; name: string; endsAt: string }
  /** Goes to the address as it was before. */
  | { kind: 'sign_in_changed'; name: string; hasNewEmail: boolean; hasNewPassword: boolean }
  | { kind: 'social_linked'; name: string; provider: SocialProvider }
  | { kind: 'social_unlinked'; name: string; provider: SocialProvider }

/** Mails to the restaurant itself; an answer to them goes to the guest. */
export type StaffMail =
  | {
      kind: 'reservation_requested'
      name: string
      email: string
      phone: string
      reservedAt: string
      guests: string
      notes: string
    }
  | { kind: 'contact_message'; name: string; email: string; subject: string; message: string }

export type Mail = GuestMail | StaffMail
export type MailKind = Mail['kind']
