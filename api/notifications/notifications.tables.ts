import type { Generated } from 'kysely'
import type { Flag } from '../db/columns.ts'
import type { MailKind } from './mails.ts'

export type NotificationsTables = {
  /** Mails, written in the transaction that they report on, and sent afterwards. */
  outbox: {
    /** Also the left half of the `Message-ID`. */
    id: string
    branch_id: string
    kind: MailKind
    /** Emptied once the mail is sent: it may contain a one-time password. */
    payload_json: string
    language: string
    recipient: string
    created_at: string
    /** After this moment the mail is useless and not sent. */
    expires_at: string | null
    next_try_at: string
    attempts: number
    /** Until then the mail is reserved for the worker that claimed it. */
    claimed_until: string | null
    /** Chosen at the first try and stored, so that a repeated mail is recognised as the same. */
    message_id: string | null
    subject: string | null
    sent_at: string | null
    failed_at: string | null
    last_error: string | null
    /** It was given up because its news no longer held. */
    is_overtaken: Generated<Flag>
  }
}
