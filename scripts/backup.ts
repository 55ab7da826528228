import { setTimeout as wait } from 'node:timers/promises'
import { newBackupKey, BackupError, isExpected, takeBackup } from '#api/backups/index.ts'
import { readConfig } from '#api/composition/read-config.ts'
import { ConfigError } from '#api/config/config.ts'

// npm run backup                a backup of everything, also while the server is running (docs/operations.md)
// npm run backup -- --daily     now and every day, where nothing else starts it
// npm run backup -- --new-key   a key pair for backups that the server itself cannot open

const DAY_MS = 24 * 3_600_000
const AGAIN_MS = 3_600_000

process.umask(0o077)
const [option] = process.argv.slice(2)

try {
  if (option === '--new-key') await sayNewKey()
  else if (option === '--daily') await takeDaily()
  else if (option === undefined) await take()
  else throw new BackupError('npm run backup [-- --daily | --new-key]')
} catch (error) {
  if (!isExpected(error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function take(): Promise<void> {
  process.stdout.write(`${await takeBackup(readConfig())}\n`)
}

/** A backup that fails is tried again in an hour; the alarm list of the back office names the missing one. */
async function takeDaily(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  for (;;) {
    const isTaken = await take().then(
      () => true,
      (error: unknown) => {
        if (error instanceof ConfigError) throw error
        process.stderr.write(`${String(error)}\n`)
        return false
      },
    )
    await wait(isTaken ? DAY_MS : AGAIN_MS)
  }
}

async function sayNewKey(): Promise<void> {
  const { recipient, identity } = await newBackupKey()
  process.stdout.write(
    `For the server:          BACKUP_RECIPIENT=${recipient}\nKeep it somewhere else:  BACKUP_IDENTITY=${identity}\n`,
  )
}
