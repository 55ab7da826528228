import { once } from 'node:events'
import { readConfig } from '#api/composition/read-config.ts'
import { createDeps } from '#api/composition/create-deps.ts'
import { startReceiptWorker } from '#api/orders/index.ts'
import { createHttpServer } from '../bin/http-server.ts'
import { copyToPostgres } from './copy-to-postgres.ts'
import { rawPostgres } from './raw-postgres.ts'
import { rawSqlite } from './raw-sqlite.ts'

// One process with the server and, for comparison, raw transactions on the same database: commands arrive over IPC.

const config = readConfig()
const { databaseUrl, dataDir } = config
const first = await createDeps(config)
if (databaseUrl) await copyToPostgres(dataDir, databaseUrl)
await first.db.destroy()
const deps = await createDeps(config)
startReceiptWorker(deps)
const server = await createHttpServer(deps)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })

process.on('message', async ({ rawMs }: { rawMs: number }) => {
  const rawPerSecond = databaseUrl ? await rawPostgres(databaseUrl, rawMs) : rawSqlite(dataDir, rawMs)
  process.send?.({ rawPerSecond })
})
process.on('disconnect', () => process.exit(0))
