import type { Hono } from 'hono'
import * as contract from '#contract/reservations.ts'
import { reservationTimes } from '#domain/reservations/reserved-at.ts'
import type { AppEnv } from '../http/app-env.ts'
import { createFormLimit } from '../http/form-limit.ts'
import { mount } from '../http/mount.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { showReservation } from './guest-reservation.ts'
import { loadReservationHours, requestReservation } from './request-reservation.ts'

export function reservationsRoutes(app: Hono<AppEnv>): void {
  const limit = createFormLimit('reservation')
  mount(app, contract.createReservation, ({ ctx, body, idempotencyKey }) =>
    requestReservation(ctx, body, limit, idempotencyKey),
  )
  mount(app, contract.listReservationTimes, async ({ ctx, query }) =>
    reservationTimes(query.month, await loadReservationHours(ctx)),
  )
  mount(app, contract.getReservationByToken, ({ ctx, params }) => showReservation(ctx, params.token))
  mount(app, contract.cancelReservation, ({ ctx, params }) => cancelReservation(ctx, params.token))
}
