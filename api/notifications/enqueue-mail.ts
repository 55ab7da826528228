import { afterCommit, type Ctx, isoNow } from '../context.ts'
import { insertAll, type RowsOf, rowsOf } from '../db/insert.ts'
import type { GuestMail, StaffMail, Mail } from './mails.ts'

/** Placeholder in the outbox for the address in the settings, which cannot be read inside a transaction. */
export const THE_RESTAURANT = ''

/**
 * Writes a mail to a guest into the outbox; call it in the transaction that the mail reports on, and it is sent exactly
 * when that is committed. `language` is the guest's, by default the language of the call. Nothing is written for an
 * empty address (guests at a table may have none).
 */
export async function enqueueMail(
  ctx: Ctx,
  mail: GuestMail,
  to: { email: string; language?: string },
): Promise<void> {
  const row = queuedMail(ctx, mail, to)
  if (row) await insert(ctx, row)
}

/**
 * The same as a row, for a transaction that writes it together with others and then notifies `mailSignal`; undefined
 * for an empty address.
 */
export function queuedMail(
  ctx: Ctx,
  mail: GuestMail,
  to: { email: string; language?: string },
): RowsOf | undefined {
  const recipient = to.email.trim()
  return recipient === '' ? undefined : rowOf(ctx, mail, recipient, to.language ?? ctx.language)
}

/** Writes a mail to the restaurant's own address, which is looked up when the mail is sent. */
export async function enqueueStaffMail(ctx: Ctx, mail: StaffMail): Promise<void> {
  await insert(ctx, rowOf(ctx, mail, THE_RESTAURANT, ctx.mainLanguage))
}

async function insert(ctx: Ctx, row: RowsOf): Promise<void> {
  await insertAll(ctx.db, [row])
  afterCommit(ctx, () => ctx.deps.mailSignal.notify())
}

function rowOf(ctx: Ctx, { kind, ...payload }: Mail, recipient: string, language: string): RowsOf {
  const now = isoNow(ctx.deps)
  return rowsOf('outbox', [
    {
      id: ctx.deps.newId(),
      branch_id: ctx.branchId,
      kind,
      payload_json: JSON.stringify(payload),
      language,
      recipient,
      created_at: now,
      expires_at: 'validUntil' in payload ? payload.validUntil : null,
      next_try_at: now,
      attempts: 0,
    },
  ])
}
