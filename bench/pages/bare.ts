import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What browsers say they can decompress. */
export const BROWSERS_TAKE = 'gzip, deflate, br, zstd'

export type BareAnswer = { status: number; headers: Record<string, string>; body: Buffer }

/** A server that only repeats answers. */
export type BareServer = { url: string; pid: number; stop(): Promise<void> }

/** Starts a bare `node:http` server, in a process of its own, that gives exactly these answers. */
export async function startBare(answers: Record<string, BareAnswer>): Promise<BareServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-bare-'))
  const index = Object.fromEntries(
    Object.entries(answers).map(([path, { body, ...answer }], at) => {
      const file = join(folder, String(at))
      writeFileSync(file, body)
      return [path, { ...answer, file }]
    }),
  )
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index))
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [join(folder, 'index.json')])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.disconnect()
      await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

/** Fetches the answer of the server, compressed as it is, with the headers that a bare server repeats. */
export async function fetchBytes(url: string, asked: Record<string, string> = {}): Promise<BareAnswer> {
  // `fetch` would decompress; the bytes on the wire are what counts.
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': BROWSERS_TAKE, ...asked } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _alive, ...headers } = response.headers
        resolve({
          status: response.statusCode ?? 0,
          headers: headers as Record<string, string>,
          body: Buffer.concat(chunks),
        })
      })
    })
      .on('error', reject)
      .end()
  })
}
