import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startMailServer } from '#api/test/mail-server.ts'

/** A process that only sends mails; with `WRITE` it enqueues one first. */
const program = `
  import { readConfig } from '#api/composition/read-config.ts'
  import { createDeps } from '#api/composition/create-deps.ts'
  import { systemContext, transaction } from '#api/context.ts'
  import { enqueueMail } from '#api/notifications/index.ts'
  import { startMails } from './bin/mails.ts'
  const config = readConfig()
  const deps = await createDeps(config)
  const worker = startMails(deps, config, 'http://shop.test')
  if (process.env.WRITE) await transaction(systemContext(deps), (ctx) =>
    enqueueMail(ctx, { kind: 'social_linked', name: 'Ada', provider: 'apple' }, { email: 'ada@example.org' }))
  process.once('SIGTERM', () => worker.stop().then(() => deps.db.destroy()))
`

function startProcess(dataDir: string, smtpUrl: string, more: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '..'),
    env: { DATA_DIR: dataDir, SMTP_URL: smtpUrl, LOG_LEVEL: 'error', ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('a server killed between the acceptance of a mail and its record sends it again under the same Message-ID, and then no more', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tischlein-mails-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const processes: ChildProcess[] = []
  const server = await startMailServer({
    beforeAnswer: async () => {
      const first = processes[0]
      if (first?.signalCode !== null || processes.length > 1) return
      // The mail server has the mail; its confirmation is never read.
      first.kill('SIGKILL')
      await once(first, 'exit')
    },
  })
  processes.push(startProcess(dataDir, server.url, { WRITE: 'yes' }))
  await once(processes[0]!, 'exit')
  expect(processes[0]?.signalCode).toBe('SIGKILL')
  expect(server.received).toHaveLength(1)

  processes.push(startProcess(dataDir, server.url))
  await vi.waitFor(() => expect(server.received).toHaveLength(2), { timeout: 30_000, interval: 100 })
  expect(server.received[1]?.messageId).toBe(server.received[0]?.messageId)
  processes[1]!.kill('SIGTERM')
  await once(processes[1]!, 'exit')
  const db = new DatabaseSync(join(dataDir, 'tischlein.db'), { readOnly: true })
  const rows = db.prepare('select attempts, sent_at is not null as sent from outbox').all()
  db.close()
  expect(rows).toEqual([{ attempts: 2, sent: 1 }])
}, 60_000)
