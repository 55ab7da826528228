import { afterCommit, type Ctx } from '../context.ts'
import { preparedInsert } from '../db/insert.ts'
import type { GuestMail, StaffMail, Mail } from './mails.ts'

const insertMail = preparedInsert('outbox')

/** Stands in the outbox for the address in the settings: those cannot be read inside a transaction. */
export const THE_RESTAURANT = ''

/**
 * Writes a mail to a guest into the outbox; call it in the transaction of what the mail tells about, and it is sent
 * exactly when that is committed. `language` is the guest's, unless told the language of the call. Nothing is written
 * for an empty address (whoever orders at a table may have none).
 */
export async function enqueueMail(
  ctx: Ctx,
  mail: GuestMail,
  to: { email: string; language?: string },
): Promise<void> {
  const recipient = to.email.trim()
  if (recipient !== '') await insert(ctx, mail, recipient, to.language ?? ctx.language)
}

/** Writes a mail to the restaurant's own address, which is looked up when the mail is sent. */
export async function enqueueStaffMail(ctx: Ctx, mail: StaffMail): Promise<void> {
  await insert(ctx, mail, THE_RESTAURANT, ctx.mainLanguage)
}

async function insert(
  ctx: Ctx,
  { kind, ...payload }: Mail,
  recipient: string,
  language: string,
): Promise<void> {
  const now = new Date(ctx.deps.clock()).toISOString()
  await insertMail(ctx.db, [
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
  afterCommit(ctx, () => ctx.deps.mailBell.ring())
}
