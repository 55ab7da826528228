/** A person or a restaurant with its address. */
export type Mailbox = { name: string; address: string }

/** A mail that is ready to be sent. */
export type Message = {
  /** The id in the outbox. */
  id: string
  messageId: string
  /** When it was written; the same at every try. */
  date: Date
  from: Mailbox
  to: Mailbox
  replyTo: Mailbox | undefined
  subject: string
  text: string
  html: string
}

/** How mails are sent. `send` resolves when the receiver is responsible for the mail. */
export type Channel = {
  send(message: Message): Promise<void>
  close(): void
}

/** A mail that can never be delivered, however often it is tried. */
export class MailRefused extends Error {}

/** A mail whose news no longer holds: something else has happened since it was written. */
export class MailOvertaken extends Error {}
