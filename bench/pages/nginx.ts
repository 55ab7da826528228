import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../scripts/test/free-port.ts'
import type { BareAnswer, BareServer } from './bare.ts'

const START_MS = 5_000

/** Whether nginx is installed; it is the limit that the figures of pages are seen beside, and can be missing. */
export const hasNginx = (): boolean => !spawnSync('nginx', ['-v']).error

/** Starts nginx in one process, which answers with the bytes of a file and the same headers. */
export async function startNginx({ headers, body }: BareAnswer): Promise<BareServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'page'), body)
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, headers))
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(`${url}/page`, child)
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

function configuration(folder: string, port: number, headers: Record<string, string>): string {
  const { 'content-type': type, 'content-length': _length, etag: _etag, ...rest } = headers
  const added = Object.entries(rest).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value.replaceAll('$', ''))};`,
  )
  return `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 1000000000; sendfile on; open_file_cache max=10; types {}
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}; default_type ${JSON.stringify(type)}; ${added.join(' ')} }
}`
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  for (const end = performance.now() + START_MS; performance.now() < end; await delay(50)) {
    if (child.exitCode !== null) break
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
  }
  child.kill()
  throw new Error('nginx did not start')
}
