import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../../scripts/test/free-port.ts'
import { call, until } from '../calls.ts'
import { openLink } from './link.ts'
import { type Programs, readPostmaster, signalAll, treeOf } from './programs.ts'

const FILES = join(import.meta.dirname, '..', '..', '..', 'deploy', 'cluster')
const NODES = 3
const PASSWORD = 'faults'
/** With the v3 API of etcd, a leader of an earlier version that stood still takes the lead back (docs/operations.md). */
const SAFE_WITH_ETCD3 = '3.0.3'
const START_MS = 120_000

type DatabaseNode = {
  name: string
  start(): void
  /** Ends it as a power cut would. */
  kill(): void
  /** Nothing reaches it, and it reaches nobody. */
  cut(): void
  heal(): void
  /** Its processes stand still, while its connections stay open. */
  freeze(): void
  thaw(): void
}

export type PatroniCluster = {
  nodes: readonly DatabaseNode[]
  /** The database as the servers reach it, through PgBouncer and HAProxy. */
  databaseUrl: string
  /** The same as its administrator, without PgBouncer. */
  adminUrl(database: string): string
  leader(): Promise<DatabaseNode | undefined>
  /** Waits for a leader and for the two that follow it. */
  untilWhole(): Promise<void>
  stopPgbouncer(): Promise<void>
  startPgbouncer(): void
  close(): void
}

/** etcd, three nodes of Patroni that reach everything through links, HAProxy and PgBouncer, with the files of `deploy/cluster`. */
export async function startPatroni(programs: Programs): Promise<PatroniCluster> {
  const { folder } = programs
  const [etcd, peers, toLeader, pgbouncer] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const at = (port: number) => `http://127.0.0.1:${port}`
  const version = /[\d.]+/.exec(programs.version('patroni'))?.[0] ?? ''
  const isSafe = version.localeCompare(SAFE_WITH_ETCD3, 'en', { numeric: true }) >= 0
  programs.start('etcd', 'etcd', [], {
    ETCD_NAME: 'etcd',
    ETCD_DATA_DIR: join(folder, 'etcd'),
    ETCD_LISTEN_CLIENT_URLS: at(etcd),
    ETCD_ADVERTISE_CLIENT_URLS: at(etcd),
    ETCD_LISTEN_PEER_URLS: at(peers),
    ETCD_INITIAL_ADVERTISE_PEER_URLS: at(peers),
    ETCD_INITIAL_CLUSTER: `etcd=${at(peers)}`,
    ...(!isSafe && { ETCD_ENABLE_V2: 'true' }),
  })

  const nodes: Awaited<ReturnType<typeof makeNode>>[] = []
  for (let index = 1; index <= NODES; index++)
    nodes.push(await makeNode(programs, `node${index}`, etcd, isSafe ? 'ETCD3' : 'ETCD'))
  for (const { node } of nodes) node.start()

  const copy = (name: string, more = '') => {
    const path = join(folder, name)
    writeFileSync(path, `${readFileSync(join(FILES, name), 'utf8')}${more}`, { mode: 0o644 })
    return path
  }
  programs.start('haproxy-postgres', 'haproxy', ['-f', copy('haproxy-postgres.cfg')], {
    POSTGRES: `127.0.0.1:${toLeader}`,
    ...Object.fromEntries(
      nodes.flatMap(({ postgres, rest }, index) => [
        [`NODE_${index + 1}`, `127.0.0.1:${postgres}`],
        [`PATRONI_${index + 1}`, String(rest)],
      ]),
    ),
  })
  writeFileSync(join(folder, 'users.txt'), `"tischlein" "${PASSWORD}"\n`, { mode: 0o644 })
  const bouncer = copy(
    'pgbouncer.ini',
    `listen_addr = 127.0.0.1
listen_port = ${pgbouncer}
unix_socket_dir =
auth_file = ${join(folder, 'users.txt')}
[databases]
tischlein = host=127.0.0.1 port=${toLeader}
`,
  )
  let pooler: ChildProcess | undefined
  const startPgbouncer = () => {
    pooler = programs.start('pgbouncer', 'pgbouncer', ['-q', bouncer])
  }
  startPgbouncer()

  const answers = async (rest: number, path: string) => {
    const { status } = await call(`${at(rest)}${path}`, { signal: AbortSignal.timeout(1_000) })
    return status === 200
  }
  const leader = async () => {
    for (const { node, rest } of nodes) if (await answers(rest, '/primary')) return node
    return undefined
  }
  return {
    nodes: nodes.map(({ node }) => node),
    databaseUrl: `postgres://tischlein:${PASSWORD}@127.0.0.1:${pgbouncer}/tischlein`,
    adminUrl: (database) => `postgres://postgres:${PASSWORD}@127.0.0.1:${toLeader}/${database}`,
    leader,
    async untilWhole() {
      const isWhole = await until(async () => {
        const leading = await leader()
        const followers = nodes.filter(({ node }) => node !== leading)
        const follow = await Promise.all(followers.map(({ rest }) => answers(rest, '/replica?lag=1MB')))
        // The one that confirms each commit has to be there too.
        const confirm = await Promise.all(nodes.map(({ rest }) => answers(rest, '/synchronous')))
        return leading !== undefined && follow.every(Boolean) && confirm.some(Boolean)
      }, START_MS)
      if (isWhole) return
      const states = await Promise.all(
        nodes.map(({ rest }) => call(`${at(rest)}/patroni`, { signal: AbortSignal.timeout(1_000) })),
      )
      const logs = [...nodes.map(({ node }) => node.name), 'etcd'].map(
        (name, index) => `${name}: ${states[index]?.body ?? ''}\n${programs.lastLines(name)}`,
      )
      throw new Error(`the nodes of the database do not find together\n${logs.join('\n')}`)
    },
    async stopPgbouncer() {
      const stopped = pooler
      if (!stopped) return
      const ended = once(stopped, 'exit')
      stopped.kill('SIGKILL')
      await ended
    },
    startPgbouncer,
    close: () => nodes.forEach(({ links }) => links.forEach((link) => link.close())),
  }
}

/** A node that others reach, and that reaches etcd, only through links that can be cut. */
async function makeNode(programs: Programs, name: string, etcd: number, etcdApi: 'ETCD' | 'ETCD3') {
  const { folder, postgres: bin } = programs
  const data = join(folder, name)
  const [ownPostgres, ownRest] = [await freePort(), await freePort()]
  const [toPostgres, toRest, toEtcd] = [
    await openLink(ownPostgres),
    await openLink(ownRest),
    await openLink(etcd),
  ]
  const links = [toPostgres, toRest, toEtcd]
  let patroni: ChildProcess | undefined
  let frozen: number[] = []
  const file = join(folder, `${name}.yml`)
  writeFileSync(file, readFileSync(join(FILES, 'patroni.yml'), 'utf8'), { mode: 0o644 })

  const processes = () =>
    [patroni?.pid, readPostmaster(data)].filter((pid) => pid !== undefined).flatMap(treeOf)
  const node: DatabaseNode = {
    name,
    start() {
      patroni = programs.start(name, 'patroni', [file], {
        PATRONI_NAME: name,
        [`PATRONI_${etcdApi}_HOSTS`]: `127.0.0.1:${toEtcd.port}`,
        // Without it Patroni asks etcd for its own address and goes around the link.
        [`PATRONI_${etcdApi}_USE_PROXIES`]: 'true',
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${ownRest}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${toRest.port}`,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${ownPostgres}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${toPostgres.port}`,
        PATRONI_POSTGRESQL_DATA_DIR: data,
        PATRONI_POSTGRESQL_BIN_DIR: bin,
        PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: PASSWORD,
        PATRONI_REPLICATION_USERNAME: 'replicator',
        PATRONI_REPLICATION_PASSWORD: PASSWORD,
      })
    },
    kill: () => signalAll(processes(), 'SIGKILL'),
    cut: () => links.forEach((link) => link.cut()),
    heal: () => links.forEach((link) => link.heal()),
    freeze() {
      frozen = processes()
      signalAll(frozen, 'SIGSTOP')
    },
    thaw() {
      signalAll(frozen, 'SIGCONT')
      frozen = []
    },
  }
  return { node, links, postgres: toPostgres.port, rest: toRest.port }
}

/** The leader, which is waited for. */
export async function findLeader(cluster: PatroniCluster): Promise<DatabaseNode> {
  for (const end = performance.now() + START_MS; performance.now() < end; await delay(100)) {
    const found = await cluster.leader()
    if (found) return found
  }
  throw new Error('the database has no leader')
}
