import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Processes with one database that take orders, and can write raw transactions in their place. */
export type OrderProcesses = {
  urls: string[]
  pids: number[]
  /** Raw transactions a second, of all processes together. */
  raw(milliseconds: number, clients: number): Promise<number>
  stop(): Promise<void>
}

/** Starts them one after the other: the first one brings the database up to date. */
export async function startOrderProcesses(
  count: number,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
): Promise<OrderProcesses> {
  const children: ChildProcess[] = []
  const urls: string[] = []
  while (children.length < count) {
    const child = fork(join(import.meta.dirname, 'order-process.ts'), {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' },
    })
    children.push(child)
    const { port } = await answerOf<{ port: number }>(child)
    urls.push(`http://127.0.0.1:${port}`)
  }
  return {
    urls,
    pids: children.map(({ pid }) => pid ?? 0),
    async raw(rawMs, clients) {
      const rates = children.map(async (child) => {
        child.send({ rawMs, clients: clients / count })
        return (await answerOf<{ perSecond: number }>(child)).perSecond
      })
      return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0)
    },
    async stop() {
      for (const child of children) {
        child.disconnect()
        await once(child, 'exit')
      }
    },
  }
}

/** The next message of the process; throws when it ends instead. */
async function answerOf<T>(child: ChildProcess): Promise<T> {
  const either = new AbortController()
  const ended = once(child, 'exit', either).then(() => {
    throw new Error('a process with orders has ended')
  })
  const [message] = (await Promise.race([once(child, 'message', either), ended])) as [T]
  // What still waits for the other one stops.
  ended.catch(() => {})
  either.abort()
  return message
}
