import type { TestApp } from './app.ts'

type Reservation = { id?: string; name: string; email: string; notes?: string }

/** Stores a request for a table on 22 November, made on the 20th by a guest without an account. */
export async function addReservation({ db, deps }: TestApp, reservation: Reservation): Promise<void> {
  await db
    .insertInto('reservations')
    .values({
      id: deps.newId(),
      idempotency_key: null,
      request_hash: '',
      branch_id: 'main',
      user_id: null,
      language: 'de',
      phone: '',
      notes: '',
      requested_at: '2026-11-20T18:00:00.000Z',
      reserved_at: '2026-11-22T18:00:00.000Z',
      guests: '2',
      status: 'requested',
      answer: '',
      ...reservation,
    })
    .execute()
}
