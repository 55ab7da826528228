import type { Hono } from 'hono'
import * as contract from '#contract/notifications.staff.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { listStaffMails, retryStaffMail } from './staff-mails.queries.ts'

export function notificationsStaffRoutes(app: Hono<AppEnv>): void {
  mount(app, contract.listStaffMails, ({ ctx, query }) => listStaffMails(ctx, query))
  mount(app, contract.retryStaffMail, ({ ctx, params }) => retryStaffMail(ctx, params.id))
}
