import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './primitives.ts'

/**
 * `delayed` was tried in vain and is tried again; `failed` was given up. `written` stands in a file and has reached nobody,
 * because no mail server is set up. `overtaken` is not sent, because its news no longer holds.
 */
export const MailState = z.enum(['waiting', 'sending', 'delayed', 'sent', 'written', 'failed', 'overtaken'])
export type MailState = z.output<typeof MailState>

/** A sent mail as the staff sees it: its envelope, never its text. */
export const StaffMail = z
  .object({
    id: Id,
    kind: z.string(),
    /** Empty for a mail to the restaurant itself. */
    to: z.string(),
    /** Known once it was tried. */
    subject: z.string(),
    language: z.string(),
    state: MailState,
    createdAt: Instant,
    sentAt: Instant.nullable(),
    tries: z.int(),
    /** When it is tried again, for a delayed one. */
    nextTryAt: Instant.nullable(),
    /** What the mail server said last. */
    problem: z.string().nullable(),
    /** Whether a failed mail can be put in line again. */
    canRetry: z.boolean(),
  })
  .meta({ id: 'StaffMail' })
export type StaffMail = z.output<typeof StaffMail>

export const listStaffMails = endpoint({
  id: 'listStaffMails',
  method: 'GET',
  path: '/staff/mails',
  auth: 'staff',
  permission: 'mails.read',
  summary: 'The mails of the last thirty days, the newest first, fifty at a time',
  query: z.object({
    /** `open` are those that have not arrived and still hold. */
    state: z.enum(['all', 'open']).default('all'),
    /** `meta.next` of the page before. */
    before: z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT[\d:.]{1,15}Z~\w{1,64}$/)
      .optional(),
  }),
  response: z.array(StaffMail),
  meta: z.object({ next: z.string().nullable() }),
})

export const retryStaffMail = endpoint({
  id: 'retryStaffMail',
  method: 'POST',
  path: '/staff/mails/{id}/retry',
  auth: 'staff',
  permission: 'mails.retry',
  summary: 'Puts a mail that was given up, or that waits for its next try, in line again at once',
  params: z.object({ id: z.string().regex(/^\w{1,64}$/) }),
  response: StaffMail,
})
