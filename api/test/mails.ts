import { onTestFinished } from 'vitest'
import { type Ctx, MAIN_BRANCH, noCookies, transaction } from '../context.ts'
import { mailSources } from '../mail-sources.ts'
import { type MailWorker, smtpChannel, startMailWorker } from '../notifications/index.ts'
import type { TestApp } from './app.ts'

type Options = Partial<Parameters<typeof startMailWorker>[1]> & { url?: string }

/** Starts to send the mails of the house through the mail server at `url`; it stops with the test. */
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

/** What a command gets to see when a guest calls it. */
export function guestCtx(app: TestApp, language = 'de'): Ctx {
  return {
    deps: app.deps,
    db: app.db,
    actor: { kind: 'guest' },
    address: '',
    language,
    mainLanguage: 'de',
    branchId: MAIN_BRANCH,
    contentVersion: app.deps.content.version(),
    cookies: noCookies,
  }
}

/** Does something as a guest in one transaction. */
export const asGuest = <T>(app: TestApp, work: (ctx: Ctx) => Promise<T>, language = 'de'): Promise<T> =>
  transaction(guestCtx(app, language), work)

/** The rows of the outbox, the oldest first. */
export const outboxOf = (app: TestApp) =>
  app.db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute()
