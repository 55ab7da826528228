import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '#api/config/config.ts'
import { listen } from './listen.ts'

test.each(['203.0.113.7', 'not an address'])('a wrong HOST is reported as HOST: %s', async (host) => {
  const failure = listen(createServer(), { host, port: 0 })
  await expect(failure).rejects.toThrow(`HOST="${host}"`)
  await expect(failure).rejects.toBeInstanceOf(ConfigError)
})

test('a port that is in use is reported as PORT', async () => {
  const first = createServer()
  onTestFinished(() => void first.close())
  await listen(first, { host: '127.0.0.1', port: 0 })
  const { port } = first.address() as AddressInfo
  await expect(listen(createServer(), { host: '127.0.0.1', port })).rejects.toThrow(
    `PORT="${port}": another program`,
  )
})
