import type { SendMailOptions } from 'nodemailer'
import type { Message } from './message.ts'

/**
 * A message as options of the mail library. Addresses are passed in parts, so that a name cannot add another address.
 */
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
    // Suppresses automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
