/** A person or a restaurant with its address. */
export type Mailbox = { name: string; address: string }

/** A mail that is ready to go out. */
export type Message = {
  /** Of the outbox. */
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

/** Where mails go. `send` is done when somebody else has taken the mail over for good. */
export type Channel = {
  send(message: Message): Promise<void>
  close(): void
}

/** A mail that will never arrive, however often it is tried. */
export class MailRefused extends Error {}
