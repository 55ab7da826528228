import { once } from 'node:events'
import { readConfig } from '#api/composition/read-config.ts'
import { createDeps } from '#api/composition/create-deps.ts'
import { startReceiptWorker } from '#api/orders/index.ts'
import { createHttpServer } from '../../bin/http-server.ts'
import { rawPostgres } from './raw-postgres.ts'
import { rawSqlite } from './raw-sqlite.ts'

// One process with the server and, for comparison, raw transactions on the same database: commands arrive over IPC. No mails
// are sent, so that those of one round do not fall into the next.

const config = readConfig()
const { databaseUrl, dataDir } = config
const deps = await createDeps(config)
startReceiptWorker(deps)
const server = await createHttpServer(deps)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })

process.on('message', async ({ rawMs, clients }: { rawMs: number; clients: number }) => {
  const perSecond = databaseUrl
    ? await rawPostgres(databaseUrl, { rawMs, clients })
    : rawSqlite(dataDir, rawMs)
  process.send?.({ perSecond })
})
process.on('disconnect', () => process.exit(0))
