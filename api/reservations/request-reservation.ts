import type { FieldErrors } from '#contract/errors.ts'
import type { ReservationForm } from '#contract/reservations.ts'
import { isSpam } from '#domain/spam-trap.ts'
import { planOf } from '#domain/hours/day-plan.ts'
import { readLocalMoment } from '#domain/hours/local-moment.ts'
import { messages } from '#domain/messages.ts'
import { reservationFieldIssues } from '#domain/reservations/field-issues.ts'
import { type ReservationTimesInput, reservedAtIssue } from '#domain/reservations/reserved-at.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { loadDayPlan } from '../hours/index.ts'
import type { FormLimit } from '../http/form-limit.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { hashRequest } from '../http/hash-request.ts'
import { storedKey } from '../http/idempotency-key.ts'
import { enqueueStaffMail, enqueueMail } from '../notifications/index.ts'
import { loadSettings } from '../settings/index.ts'
import { reservationPath } from './reservation-link.ts'

type Requested = { reservedAt: string; guests: string }

/**
 * Requests a table: stored with its two mails, all or nothing. The same idempotency key is one request, however often
 * it is sent; a bot is answered like a person and nothing is stored. Throws `ValidationError` by field, `forbidden`
 * where no reservations are taken, `too_many_requests`, `idempotency_mismatch`.
 */
export async function requestReservation(
  ctx: Ctx,
  form: ReservationForm,
  limit: FormLimit,
  sentKey?: string,
): Promise<Requested> {
  const idempotencyKey = sentKey && storedKey(ctx.actor, sentKey)
  const { website, shownForMs, ...fields } = form
  const hash = hashRequest(fields)
  if (idempotencyKey) {
    const earlier = await requestedBefore(ctx, idempotencyKey, hash)
    if (earlier) return earlier
  }
  const hours = await loadReservationHours(ctx)
  const reservedAt = checkFields(fields, hours)
  const requested = { reservedAt, guests: fields.guests }
  if (isSpam({ website, shownForMs })) return requested
  await limit(ctx, fields.email)

  const isWritten = await transaction(ctx, (ctx) =>
    record(ctx, { ...fields, reservedAt }, hash, idempotencyKey),
  )
  // The same request was written in the meantime.
  if (!isWritten && idempotencyKey) return (await requestedBefore(ctx, idempotencyKey, hash)) ?? requested
  return requested
}

/**
 * The opening hours, time zone and time that a reservation is checked against. Throws `forbidden` where no reservations
 * are taken (spec 2).
 */
export async function loadReservationHours(ctx: Ctx): Promise<ReservationTimesInput> {
  const [settings, plan] = await Promise.all([loadSettings(ctx), loadDayPlan(ctx)])
  if (settings.RESERVATION_ENABLED === '') throw new AppError('forbidden', messages.reservationsOff)
  // A pause is one of orders; whoever reserves comes to eat at a table.
  const week = planOf({ ...plan, pausedUntil: undefined }, 'table')
  return { week, zone: settings.TIME_ZONE, now: isoNow(ctx.deps) }
}

/** The moment of the reservation, when all fields are right. */
function checkFields(
  fields: Omit<ReservationForm, 'website' | 'shownForMs'>,
  hours: ReservationTimesInput,
): string {
  const problems: FieldErrors = { ...reservationFieldIssues(fields) }
  const reservedAt = readLocalMoment(fields.reservedAt, hours.zone)
  if (!problems['reservedAt']) {
    const problem = reservedAt ? reservedAtIssue(reservedAt, hours) : messages.reservedAtWrong
    if (problem) problems['reservedAt'] = [problem]
  }
  if (Object.keys(problems).length > 0 || !reservedAt) throw new ValidationError(problems)
  return reservedAt
}

/** False when the key is already taken; then nothing is written. */
async function record(
  ctx: Ctx,
  {
    terms: _terms,
    reservedAt,
    guests,
    name,
    email,
    phone,
    notes,
  }: Omit<ReservationForm, 'website' | 'shownForMs'>,
  hash: string,
  idempotencyKey: string | undefined,
): Promise<boolean> {
  const id = ctx.deps.newId()
  const inserted = await ctx.db
    .insertInto('reservations')
    .values({
      id,
      idempotency_key: idempotencyKey ?? null,
      request_hash: hash,
      branch_id: ctx.branchId,
      user_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      language: ctx.language,
      requested_at: isoNow(ctx.deps),
      reserved_at: reservedAt,
      guests,
      name,
      email,
      phone,
      notes,
      status: 'requested',
      answer: '',
      answered_at: null,
      answered_by: null,
      cancelled_at: null,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 0n) return false
  const facts = { name, reservedAt, guests, notes, path: reservationPath(ctx, id) }
  await enqueueMail(ctx, { kind: 'reservation_received', ...facts }, { email })
  await enqueueStaffMail(ctx, { kind: 'reservation_requested', ...facts, email, phone })
  return true
}

async function requestedBefore(ctx: Ctx, key: string, hash: string): Promise<Requested | undefined> {
  const row = await ctx.db
    .selectFrom('reservations')
    .select(['reserved_at', 'guests', 'request_hash'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (row && row.request_hash !== hash) {
    throw new AppError('idempotency_mismatch', 'Another request was sent under this key')
  }
  return row && { reservedAt: row.reserved_at, guests: row.guests }
}
