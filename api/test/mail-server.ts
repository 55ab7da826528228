import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type Behaviour, type MailServer, openMailServer } from './open-mail-server.ts'

export type { MailServer, ReceivedMail } from './open-mail-server.ts'

/** A real mail server on this machine that keeps what it gets. It ends with the test. */
export async function startMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const server = await openMailServer(behaviour)
  onTestFinished(server.close)
  return server
}

/** An answer of a mail server. */
export const smtpError = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode })

/** A port where nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
