import type { Hono } from 'hono'
import { createReservation, listReservationTimes } from '#contract/reservations.ts'
import { reservationTimes } from '#domain/reservations/reserved-at.ts'
import type { AppEnv } from '../http/app-env.ts'
import { createFormLimit } from '../http/form-limit.ts'
import { mount } from '../http/mount.ts'
import { loadReservationHours, requestReservation } from './request-reservation.ts'

export function reservationsRoutes(app: Hono<AppEnv>): void {
  const limit = createFormLimit('reservation')
  mount(app, createReservation, ({ ctx, body, idempotencyKey }) =>
    requestReservation(ctx, body, limit, idempotencyKey),
  )
  mount(app, listReservationTimes, async ({ ctx, query }) =>
    reservationTimes(query.month, await loadReservationHours(ctx)),
  )
}
