import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = Email & { raw: string; envelope: { from: string; to: string[] } }

export type MailServer = {
  url: string
  /** What was accepted, in the order of acceptance. */
  received: ReceivedMail[]
  close(): Promise<void>
}

export type Behaviour = Pick<
  SMTPServerOptions,
  'onRcptTo' | 'onMailFrom' | 'onConnect' | 'onAuth' | 'secure'
> & {
  port?: number
  /** Answers instead of accepting, once the whole text is there. */
  refuseData?: (mail: ReceivedMail) => Error | undefined
  /** Runs after the mail is accepted and before the answer is sent. */
  beforeAnswer?: () => Promise<void>
}

/** A real mail server on this machine that keeps what it gets, until it is closed. */
export async function openMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const { port = 0, refuseData, beforeAnswer, ...options } = behaviour
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void (async () => {
          const bytes = Buffer.concat(chunks)
          const { mailFrom, rcptTo } = session.envelope
          const mail = {
            ...(await PostalMime.parse(bytes)),
            raw: bytes.toString(),
            envelope: {
              from: mailFrom === false ? '' : mailFrom.address,
              to: rcptTo.map(({ address }) => address),
            },
          }
          const refusal = refuseData?.(mail)
          if (!refusal) received.push(mail)
          await beforeAnswer?.()
          answer(refusal)
        })()
      })
    },
  })
  server.on('error', () => {}) // a client that disconnects is no error of the test
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  let isOpen = true
  const close = () =>
    new Promise<void>((resolve) => {
      if (!isOpen) return resolve()
      isOpen = false
      server.close(() => resolve())
    })
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received, close }
}
