import { join } from 'node:path'
import type { Config } from '#api/config/config.ts'
import type { Deps } from '#api/context.ts'
import { mailSources } from '#api/composition/mail-sources.ts'
import { fileChannel, type MailWorker, smtpChannel, startMailWorker } from '#api/notifications/index.ts'

/** Starts sending mails: through the configured mail server, else into files. Links in them begin with `origin`. */
export function startMails(deps: Deps, config: Config, origin: string): MailWorker {
  const { smtpUrl, mailFrom, dataDir } = config
  const channel = smtpUrl ? smtpChannel(smtpUrl) : fileChannel(join(dataDir, 'mail'))
  return startMailWorker(deps, { channel, sources: mailSources, origin, from: mailFrom })
}
