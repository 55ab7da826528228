import { parseArgs } from 'node:util'
import { readConfig } from '#api/composition/read-config.ts'
import { BackupError, isExpected, restoreBackup } from '#api/backups/index.ts'

// npm run restore -- FILE [--overwrite]   restores a backup into an empty place, or puts what is there aside
// npm run restore -- FILE --check         tries it and changes nothing
// FILE is a path, s3://bucket/name, or `latest`

process.umask(0o077)
const USAGE = 'npm run restore -- FILE [--overwrite | --check]'

try {
  const { values, positionals } = readArguments()
  const [from] = positionals
  if (from === undefined || positionals.length > 1) throw new BackupError(USAGE)
  const { manifest, aside } = await restoreBackup(readConfig(), {
    from,
    overwrite: values.overwrite,
    onlyCheck: values.check,
  })
  const done = values.check ? 'Checked, nothing changed' : 'Restored'
  const { createdAt, tables } = manifest
  process.stdout.write(`${done}: the backup of ${createdAt} with ${tables['orders'] ?? 0} orders\n`)
  if (aside) {
    const where = aside.kind === 'folder' ? aside.path : `the schema ${aside.name}`
    process.stdout.write(`What stood there is kept in ${where}; remove it when the restored shop is right\n`)
  }
} catch (error) {
  if (!isExpected(error)) throw error
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
