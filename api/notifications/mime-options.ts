import type { SendMailOptions } from 'nodemailer'
import type { Message } from './message.ts'

/** A message in the words of the mail library. Addresses are handed over in parts, so that no name can add another. */
export function mimeOptions(message: Message): SendMailOptions {
  const { from, to, replyTo, subject, text, html, messageId, date } = message
  return {
    from,
    to,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text,
    html,
    messageId,
    date,
    // Answering machines keep quiet (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
