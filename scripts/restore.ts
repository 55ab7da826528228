import { parseArgs } from 'node:util'
import { readConfig } from '#api/composition/read-config.ts'
import { ConfigError } from '#api/config/config.ts'
import { BackupError, restoreBackup } from '#api/backups/index.ts'

// npm run restore -- FILE [--overwrite]   restores a backup into an empty place, or puts what is there aside
// npm run restore -- FILE --check         tries it and changes nothing
// FILE is a path, s3://bucket/name, or `latest`

process.umask(0o077)
const USAGE = 'npm run restore -- FILE [--overwrite | --check]'

try {
  const { values, positionals } = readArguments()
  const [from] = positionals
  if (from === undefined || positionals.length > 1) throw new BackupError(USAGE)
  const { createdAt, tables } = await restoreBackup(readConfig(), {
    from,
    overwrite: values.overwrite,
    onlyCheck: values.check,
  })
  const done = values.check ? 'Checked, nothing changed' : 'Restored'
  process.stdout.write(`${done}: the backup of ${createdAt} with ${tables['orders'] ?? 0} orders\n`)
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof BackupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function readArguments() {
  try {
    return parseArgs({
      options: { overwrite: { type: 'boolean' }, check: { type: 'boolean' } },
      allowPositionals: true,
    })
  } catch {
    throw new BackupError(USAGE)
  }
}
