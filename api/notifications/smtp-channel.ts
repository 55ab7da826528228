import { type Channel, MailRefused } from './message.ts'
import { mimeOptions } from './mime-options.ts'

const SECOND = 1000

/** The maximum time of a delivery, even when the server answers byte by byte. */
const LONGEST_DELIVERY_MS = 120 * SECOND

type SmtpError = { permanent?: boolean; command?: string; message: string }

/**
 * Sends through the restaurant's mail server. `send` throws `MailRefused` when the server permanently rejects this
 * recipient or this text; everything else (no connection, wrong password, greylisting) may be retried.
 */
export function smtpChannel(smtpUrl: string): Channel {
  let transport: ReturnType<typeof openTransport> | undefined
  return {
    send: async (message) => {
      try {
        const signal = AbortSignal.timeout(LONGEST_DELIVERY_MS)
        transport ??= openTransport(smtpUrl)
        await (await transport).sendMail({ ...mimeOptions(message), signal })
      } catch (error) {
        const { permanent, command, message: text } = error as SmtpError
        if (permanent && (command === 'RCPT TO' || command === 'DATA')) throw new MailRefused(text)
        throw error
      }
    },
    close: () => void transport?.then((open) => open.close()),
  }
}

/** Loads the library with the first mail. */
async function openTransport(smtpUrl: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    maxRequeues: 0, // the outbox decides about another try
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    dnsTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    requireTLS: sendsPassword(smtpUrl),
  })
}

/** A password is only sent over an encrypted connection. */
function sendsPassword(smtpUrl: string): boolean {
  const { username, hostname } = new URL(smtpUrl)
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
