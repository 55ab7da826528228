import type { Hono } from 'hono'
import { sendContactMessage as send } from '#contract/content.ts'
import * as staff from '#contract/content.staff.ts'
import type { AppEnv } from '../http/app-env.ts'
import { createFormLimit } from '../http/form-limit.ts'
import { mount } from '../http/mount.ts'
import { handleContactMessage, listContactMessages } from './contact-messages.ts'
import { sendContactMessage } from './send-contact-message.ts'

export function contactRoutes(app: Hono<AppEnv>): void {
  const limit = createFormLimit('contact')
  mount(app, send, ({ ctx, body, idempotencyKey }) => sendContactMessage(ctx, body, limit, idempotencyKey))
  mount(app, staff.listContactMessages, ({ ctx, query }) => listContactMessages(ctx, query))
  mount(app, staff.handleContactMessage, ({ ctx, params, body }) =>
    handleContactMessage(ctx, params.id, body),
  )
}
