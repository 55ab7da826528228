import type { Hono } from 'hono'
import * as contract from '#contract/reservations.staff.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { answerReservation } from './answer-reservation.ts'
import { listReservations } from './reservations.queries.ts'

export function reservationsStaffRoutes(app: Hono<AppEnv>): void {
  mount(app, contract.listReservations, ({ ctx, query }) => listReservations(ctx, query))
  mount(app, contract.answerReservation, ({ ctx, params, body }) => answerReservation(ctx, params.id, body))
}
