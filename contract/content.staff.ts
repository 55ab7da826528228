import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './primitives.ts'

const Before = z.object({
  before: z
    .string()
    .regex(/^\w{1,64}$/)
    .optional(),
})
const byId = z.object({ id: z.string().regex(/^\w{1,64}$/) })

/** A message from the contact form as the staff reads it. */
export const ContactMessage = z
  .object({
    id: Id,
    sentAt: Instant,
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    isHandled: z.boolean(),
  })
  .meta({ id: 'ContactMessage' })
export type ContactMessage = z.output<typeof ContactMessage>

export const listContactMessages = endpoint({
  id: 'listContactMessages',
  method: 'GET',
  path: '/staff/messages',
  auth: 'staff',
  permission: 'messages.read',
  summary: 'Messages of the contact form, the newest first, fifty at a time',
  query: Before,
  response: z.array(ContactMessage),
})

export const handleContactMessage = endpoint({
  id: 'handleContactMessage',
  method: 'POST',
  path: '/staff/messages/{id}/handled',
  auth: 'staff',
  permission: 'messages.handle',
  summary: 'Marks a message as handled, or as open again',
  params: byId,
  body: z.object({ isHandled: z.boolean() }),
  response: ContactMessage,
})
