import { join } from 'node:path'
import type { Config } from '#api/config/config.ts'
import type { Deps } from '#api/deps.ts'
import { mailSources } from '#api/composition/mail-sources.ts'
import { fileChannel, type MailWorker, smtpChannel, startMailWorker } from '#api/notifications/index.ts'

/** Starts to send mails: through the mail server of the config, else into files. Links in them begin with `origin`. */
export function startMails(deps: Deps, config: Config, origin: string): MailWorker {
  const { smtpUrl, mailFrom, dataDir } = config
  const channel = smtpUrl ? smtpChannel(smtpUrl) : fileChannel(join(dataDir, 'mail'))
  return startMailWorker(deps, { channel, sources: mailSources, origin, from: mailFrom })
}
