import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type BareAnswer = { headers: Record<string, string>; body: Buffer }

/** Starts a bare `node:http` server, in a process of its own, that gives exactly these answers. */
export async function startBare(answers: Record<string, BareAnswer>) {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-bare-'))
  const index = Object.fromEntries(
    Object.entries(answers).map(([path, { headers, body }], at) => {
      const file = join(folder, String(at))
      writeFileSync(file, body)
      return [path, { headers, file }]
    }),
  )
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index))
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [join(folder, 'index.json')])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.disconnect()
      await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

/** Fetches the answer of the server, compressed as it is, with the headers that a bare server repeats. */
export async function fetchBytes(url: string): Promise<BareAnswer> {
  // `fetch` would decompress; the bytes on the wire are what counts.
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _alive, ...headers } = response.headers
        resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })
}
