import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { readConfig } from '#api/composition/read-config.ts'
import { ConfigError } from '#api/config/config.ts'

// A consistent copy of the embedded database, also while the server is running. Pictures never change once they are
// stored: copy DATA_DIR/media beside it.

try {
  const config = readConfig()
  if (config.databaseUrl) throw new ConfigError('DATABASE_URL is set: back PostgreSQL up with pg_dump')
  const folder = join(config.dataDir, 'backups')
  mkdirSync(folder, { recursive: true })
  const target = join(folder, `tischlein-${new Date().toISOString().replaceAll(':', '-')}.db`)
  const source = new DatabaseSync(join(config.dataDir, 'tischlein.db'), { readOnly: true })
  // An account that may not read the database may not read its copy either.
  writeFileSync(target, '', { mode: 0o600, flag: 'wx' })
  await backup(source, target)
  source.close()
  process.stdout.write(`${target}\n`)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
