import type { Selectable } from 'kysely'
import { z } from 'zod'
import { cents } from '#domain/money.ts'
import { jsonColumn, StoredCents } from '../../../db/json-column.ts'
import { type Deps, isoNow } from '../../../context.ts'
import { newToken } from '../../../platform/session-token.ts'
import { type NewPayment, ProviderError, type SeenRefund } from '../../gateway.ts'
import type { PaymentsTables } from '../../payments.tables.ts'
import { atMoment, type SandboxPayment, type SandboxState, startPayment } from './payment.ts'

/** The dependencies of the sandbox. */
export type SandboxDeps = Pick<Deps, 'db' | 'clock'>

type Row = Selectable<PaymentsTables['sandbox_payments']>

const StoredPayment = z.object({
  key: z.string(),
  orderCode: z.string(),
  amount: StoredCents,
  currency: z.string(),
  description: z.string(),
  language: z.string(),
  holds: z.boolean(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  expiresAt: z.string(),
  settlesAt: z.string().nullable(),
}) satisfies z.ZodType<Omit<SandboxPayment, 'ref' | 'state' | 'captured' | 'refunds'>>
const StoredRefund = z.object({
  ref: z.string(),
  amount: StoredCents,
  state: z.enum(['pending', 'done', 'failed', 'canceled']),
  reference: z.string().nullable(),
}) satisfies z.ZodType<SeenRefund>
const readPayment = jsonColumn('sandbox_payments.payment_json', StoredPayment)
const readRefunds = jsonColumn('sandbox_payments.refunds_json', z.array(StoredRefund))

const REF = /^sandbox_[\w-]{43}$/

/**
 * The payment of this request; the same key gives the same one. Throws `refused` when the key was used for another sum.
 */
export async function keepPayment({ db, clock }: SandboxDeps, request: NewPayment): Promise<SandboxPayment> {
  const started = startPayment(`sandbox_${newToken()}`, request)
  await db
    .insertInto('sandbox_payments')
    .values({
      ref: started.ref,
      idem_key: request.key,
      created_at: isoNow({ clock }),
      ...columnsOf(started),
    })
    .onConflict((conflict) => conflict.column('idem_key').doNothing())
    .execute()
  const row = await db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('idem_key', '=', request.key)
    .executeTakeFirstOrThrow()
  const payment = atMoment(paymentOf(row), clock())
  if (payment.amount !== request.amount) throw new ProviderError('refused', 'this key was for another sum')
  return payment
}

/** The payment as it is now. Throws `missing`. */
export async function findPayment(deps: SandboxDeps, ref: string): Promise<SandboxPayment> {
  return atMoment(paymentOf(await findRow(deps, ref)), deps.clock())
}

/** Changes a payment by a pure function, which is called again when another change came first. */
export async function changePayment(
  deps: SandboxDeps,
  ref: string,
  change: (payment: SandboxPayment) => SandboxPayment,
): Promise<SandboxPayment> {
  const row = await findRow(deps, ref)
  const payment = atMoment(paymentOf(row), deps.clock())
  const changed = change(payment)
  if (changed === payment) return payment
  const { numUpdatedRows } = await deps.db
    .updateTable('sandbox_payments')
    .set(columnsOf(changed))
    .where('ref', '=', ref)
    .where('state', '=', row.state)
    .where('refunds_json', '=', row.refunds_json)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? changed : changePayment(deps, ref, change)
}

/** The payments made since a moment, oldest first. */
export async function* paymentsSince(
  { db, clock }: SandboxDeps,
  moment: string,
): AsyncIterable<SandboxPayment> {
  const rows = await db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('created_at', '>=', moment)
    .orderBy('created_at')
    .execute()
  for (const row of rows) yield atMoment(paymentOf(row), clock())
}

async function findRow({ db }: SandboxDeps, ref: string): Promise<Row> {
  const row = REF.test(ref)
    ? await db.selectFrom('sandbox_payments').selectAll().where('ref', '=', ref).executeTakeFirst()
    : undefined
  if (!row) throw new ProviderError('missing', 'no such payment')
  return row
}

function columnsOf({ ref: _ref, state, captured, refunds, ...request }: SandboxPayment) {
  return {
    payment_json: JSON.stringify(request),
    state,
    captured_cents: captured,
    refunds_json: JSON.stringify(refunds),
  }
}

function paymentOf(row: Row): SandboxPayment {
  return {
    ...readPayment(row.payment_json),
    ref: row.ref,
    state: row.state as SandboxState,
    captured: cents(row.captured_cents),
    refunds: readRefunds(row.refunds_json),
  }
}
