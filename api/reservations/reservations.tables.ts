export type ReservationsTables = {
  /** Requests for tables; one that is `requested` waits for an answer. */
  reservations: {
    id: string
    idempotency_key: string | null
    request_hash: string
    branch_id: string
    /** The account of the guest, if signed in. */
    user_id: string | null
    language: string
    requested_at: string
    reserved_at: string
    guests: string
    name: string
    email: string
    phone: string
    notes: string
    /** What the restaurant has answered; see `statusOf` for what both sides are shown. */
    status: 'requested' | 'confirmed' | 'declined'
    answer: string
    answered_at: string | null
    /** The member of staff who answered. */
    answered_by: string | null
    /** When the guest cancelled. */
    cancelled_at: string | null
  }
}
