import { readConfig } from '#api/composition/read-config.ts'
import { ConfigError } from '#api/config/config.ts'
import { BackupError, newBackupKey, takeBackup } from '#api/operations/index.ts'

// npm run backup                a backup of everything, also while the server is running (docs/operations.md)
// npm run backup -- --new-key   a key pair for backups that the server itself cannot open

const [option] = process.argv.slice(2)

try {
  if (option === '--new-key') {
    const { recipient, identity } = await newBackupKey()
    process.stdout.write(
      `For the server:          BACKUP_RECIPIENT=${recipient}\nKeep it somewhere else:  BACKUP_IDENTITY=${identity}\n`,
    )
  } else if (option === undefined) {
    process.stdout.write(`${await takeBackup(readConfig())}\n`)
  } else {
    throw new BackupError('npm run backup, or npm run backup -- --new-key')
  }
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof BackupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
