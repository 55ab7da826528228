import { expect, onTestFinished, vi } from 'vitest'
import { type Ctx, systemContext, transaction } from '../context.ts'
import { mailSources } from '../composition/mail-sources.ts'
import { enqueueMail, type MailWorker, smtpChannel, startMailWorker } from '../notifications/index.ts'
import { fridayEvening, type TestApp } from './app.ts'

type Options = Partial<Parameters<typeof startMailWorker>[1]> & { url?: string }

/** Starts to send the mails of the app through the mail server at `url`; it stops with the test. */
export function startMails(app: TestApp, { url = '', ...options }: Options = {}): MailWorker {
  const worker = startMailWorker(app.deps, {
    channel: options.channel ?? smtpChannel(url),
    sources: mailSources,
    origin: 'https://shop.test',
    from: { name: '', address: 'shop@example.org' },
    pollMs: 20,
    ...options,
  })
  onTestFinished(() => worker.stop())
  return worker
}

/** The context of a command that a guest calls. */
export function guestCtx(app: TestApp, language = 'de'): Ctx {
  return { ...systemContext(app.deps, { origin: 'http://shop.test', language }), mainLanguage: 'de' }
}

/** Does something as a guest in one transaction. */
export const asGuest = <T>(app: TestApp, work: (ctx: Ctx) => Promise<T>, language = 'de'): Promise<T> =>
  transaction(guestCtx(app, language), work)

/** The rows of the outbox, the oldest first. */
export const outboxOf = (app: TestApp) =>
  app.db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute()

/** Enqueues a mail to a guest: a message has arrived. */
export const enqueueGuestMail = (app: TestApp, email = 'ada@example.org'): Promise<void> =>
  asGuest(app, (ctx) =>
    enqueueMail(ctx, { kind: 'contact_received', name: '', subject: '', message: '' }, { email }),
  )

/** Puts the clock some seconds after `fridayEvening` and wakes the workers. */
export function later(app: TestApp, seconds: number): void {
  app.setClock(new Date(Date.parse(fridayEvening) + seconds * 1000).toISOString())
  app.deps.mailSignal.notify()
}

/** Waits until a mail server has got so many mails. */
export const arrived = (mails: readonly unknown[], count = 1): Promise<void> =>
  vi.waitFor(() => expect(mails).toHaveLength(count), { timeout: 10_000 })

/** The first mail of the outbox. */
export const firstMail = async (app: TestApp) => {
  const [row] = await outboxOf(app)
  if (!row) throw new Error('the outbox is empty')
  return row
}

/** Waits until the first mail of the outbox was tried so often, and is not being tried now. */
export const tried = (app: TestApp, attempts: number): Promise<void> =>
  vi.waitFor(async () => expect(await firstMail(app)).toMatchObject({ attempts, claimed_until: null }), {
    timeout: 10_000,
  })
