import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serverCommand } from '../scripts/machine/project.mjs'
import { startPostgres, teardown } from '../scripts/test/postgres.ts'
import { templateDir } from './global-setup.ts'
import { copyDemo, rows, startServer } from './app-server.ts'
import { orderByApi, pizzaOrder } from './orders.ts'

const root = join(import.meta.dirname, '..')

test('an order is still there, with the right cents, after a power cut right after the answer and a second start', async () => {
  const demo = copyDemo(templateDir())
  const server = await startServer({ dataDir: demo.dataDir })
  const link = await orderByApi(server.url)
  await server.kill()
  expect(rows(demo.dataDir, 'select goods_cents, total_cents, status from orders')).toEqual([
    { goods_cents: 2180, total_cents: 2180, status: 'pending_approval' },
  ])

  const again = await startServer({ dataDir: demo.dataDir })
  const page = await fetch(again.url + link)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Margherita')
  await again.stop()
  const third = await startServer({ dataDir: demo.dataDir })
  expect((await fetch(third.url + link)).status).toBe(200)
  await third.stop()
  demo.remove()
})

test('a first start answers every picture while they are drawn, and after a kill draws on and nothing twice; all it writes is for its own account', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tischlein-first-start-'))
  const drawn = () => {
    const ids = readdirSync(join(dataDir, 'media')).filter((name) => /^[0-9a-f]{24}$/.test(name))
    return new Map(ids.map((id) => [id, statSync(join(dataDir, 'media', id)).mtimeMs]))
  }
  const first = await startServer({ dataDir })
  const html = await (await fetch(first.url)).text()
  const pictures = [...new Set(html.match(/\/media\/[0-9a-f]{24}\/\w+\.\w+/g))]
  expect(pictures.length).toBeGreaterThan(10)
  for (const path of pictures) {
    const { status, headers } = await fetch(first.url + path)
    expect(status, path).toBe(200)
    const isPlaceholder = headers.get('content-type') === 'image/svg+xml'
    expect(headers.get('cache-control') === 'no-store', path).toBe(isPlaceholder)
  }
  await expect.poll(() => drawn().size).toBeGreaterThan(0)
  await first.kill()
  const before = drawn()

  const second = await startServer({ dataDir })
  await expect.poll(() => drawn().size).toBeGreaterThan(before.size)
  await second.stop()
  for (const [id, at] of before) expect(drawn().get(id)).toBe(at)
  const written = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
  expect(written.filter((path) => statSync(join(dataDir, path)).mode & 0o077)).toEqual([])
  rmSync(dataDir, { recursive: true })
})

test('a request that is being sent when the server gets its end signal is still answered', async () => {
  const demo = copyDemo(templateDir())
  const server = await startServer({ dataDir: demo.dataDir })
  const body = JSON.stringify(pizzaOrder)
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /api/checkout/quote HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  )
  // What was written first is read first.
  await fetch(`${server.url}/healthz`)
  const stopped = server.stop()
  await expect
    .poll(() =>
      fetch(`${server.url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  socket.write(body.slice(20))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('HTTP/1.1 200')
  socket.end()
  await stopped
  demo.remove()
})

for (const [name, env] of [
  ['PORT', { PORT: '99999' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/shop' }],
  ['DATA_DIR', { DATA_DIR: '/proc/nowhere' }],
  ['DATA_DIR', { DATA_DIR: '/dev/null/data' }],
] as const) {
  test(`a wrong ${name} (${Object.values(env)[0]}) ends the start with one clear line`, async () => {
    // The runner sets FORCE_COLOR, and Node would write a warning about it.
    const { NO_COLOR: _plain, FORCE_COLOR: _coloured, ...inherited } = process.env
    const child = spawn(process.execPath, serverCommand, { cwd: root, env: { ...inherited, ...env } })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number]
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toContain(name)
  })
}

test('on PostgreSQL too, an order survives a power cut of the server with the right cents', async () => {
  test.slow()
  const url = await startPostgres()
  const demo = copyDemo(templateDir())
  const env = { DATABASE_URL: url }
  const server = await startServer({ dataDir: demo.dataDir, env })
  const times = await fetch(`${server.url}/api/checkout/times?deliverType=takeaway`)
  const { data } = (await times.json()) as { data: { days: { windows: { start: string }[] }[] } }
  const deliverDate = data.days[0]?.windows[0]?.start
  const link = await orderByApi(server.url, {
    ...pizzaOrder,
    deliverAt: 'later',
    deliverDate,
  } as typeof pizzaOrder)
  await server.kill()

  const again = await startServer({ dataDir: demo.dataDir, env })
  const answer = await fetch(`${again.url}/api/orders/${link.split('/').at(-1)}`)
  const order = (await answer.json()) as { data: { payment: { total: number } } }
  expect(order.data.payment.total).toBe(21.8)
  await again.stop()
  await teardown()
  demo.remove()
})
