import type { ContactForm } from '#contract/content.ts'
import { contactIssues } from '#domain/content/contact-issues.ts'
import { isSpam } from '#domain/spam-trap.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import type { FormLimit } from '../http/form-limit.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { hashRequest } from '../http/hash-request.ts'
import { storedKey } from '../http/idempotency-key.ts'
import { enqueueStaffMail, enqueueMail } from '../notifications/index.ts'

type Fields = Omit<ContactForm, 'website' | 'shownForMs'>

/**
 * Stores a message of the contact form with its two mails, all or nothing. The same idempotency key is one message; a
 * sender caught in the spam trap gets the same answer and nothing is stored. Throws `ValidationError` by field,
 * `too_many_requests`, `idempotency_mismatch`.
 */
export async function sendContactMessage(
  ctx: Ctx,
  form: ContactForm,
  limit: FormLimit,
  sentKey?: string,
): Promise<null> {
  const idempotencyKey = sentKey && storedKey(ctx.actor, sentKey)
  const { website, shownForMs, ...fields } = form
  const hash = hashRequest(fields)
  if (idempotencyKey && (await isSentBefore(ctx, idempotencyKey, hash))) return null
  const problems = contactIssues(fields)
  if (Object.keys(problems).length > 0) throw new ValidationError(problems)
  if (isSpam({ website, shownForMs })) return null
  await limit(ctx, fields.email)
  const isWritten = await transaction(ctx, (ctx) => record(ctx, fields, hash, idempotencyKey))
  // A simultaneous request under this key must have sent the same.
  if (!isWritten && idempotencyKey) await isSentBefore(ctx, idempotencyKey, hash)
  return null
}

/** False when the key is already used; then nothing is written. */
async function record(
  ctx: Ctx,
  fields: Fields,
  hash: string,
  idempotencyKey: string | undefined,
): Promise<boolean> {
  const { fname, lname, email, subject, message } = fields
  const inserted = await ctx.db
    .insertInto('contact_messages')
    .values({
      id: ctx.deps.newId(),
      idempotency_key: idempotencyKey ?? null,
      request_hash: hash,
      branch_id: ctx.branchId,
      user_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      language: ctx.language,
      sent_at: isoNow(ctx.deps),
      first_name: fname,
      last_name: lname,
      email,
      subject,
      message,
      handled_at: null,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 0n) return false
  const facts = { name: `${fname} ${lname}`, subject, message }
  await enqueueMail(ctx, { kind: 'contact_received', ...facts }, { email })
  await enqueueStaffMail(ctx, { kind: 'contact_message', ...facts, email })
  return true
}

async function isSentBefore(ctx: Ctx, key: string, hash: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('contact_messages')
    .select('request_hash')
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (row && row.request_hash !== hash) {
    throw new AppError('idempotency_mismatch', 'Another message was sent under this key')
  }
  return row !== undefined
}
