import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { compressResponse } from '#api/http/compressed-response.ts'
import { createResponseCache } from '#api/http/response-cache.ts'
import { fromMemory } from './from-memory.ts'

/** A server with `/kept` in its memory; what it has counted stands in `counted`. */
async function listening(publicUrl?: string) {
  const [page, api] = [createResponseCache(), createResponseCache()]
  const bytes = await compressResponse(Buffer.from('kept'), { 'content-type': 'text/plain' })
  const nobody = { cookieLanguage: '', cookieBranch: '', acceptLanguage: '*', encoding: 'br' as const }
  page.remember('/kept', nobody, { bytes })
  const counted: string[] = []
  const server = createServer(
    fromMemory(
      {
        caches: { page, api },
        ownCookies: ['preview', 'trial'],
        metrics: {
          count: (route, status) => void counted.push(`kept ${route} ${status}`),
          watch: ({ url }) => void counted.push(`watched ${url}`),
        },
        publicUrl,
      },
      (_, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end('made'),
    ),
  )
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = (path: string, headers = {}) =>
    fetch(url + path, { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } })
  return { ask, counted }
}

test('what is in memory is answered and counted at once, all else goes on', async () => {
  const { ask, counted } = await listening()
  expect(await (await ask('/kept')).text()).toBe('kept')
  expect(await (await ask('/other')).text()).toBe('made')
  expect(counted).toEqual(['kept page 200', 'watched /other'])
})

test('a browser with a shop of its own gets nothing from memory', async () => {
  const { ask } = await listening()
  expect(await (await ask('/kept', { cookie: 'theme=dark' })).text()).toBe('kept')
  for (const cookie of ['preview=1', 'theme=dark; trial=1'])
    expect(await (await ask('/kept', { cookie })).text()).toBe('made')
})

test('behind an https address browsers get a Strict-Transport-Security header', async () => {
  const { ask } = await listening('https://pizza.example')
  for (const path of ['/kept', '/other']) {
    const { headers } = await ask(path)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('content-type')).toBe('text/plain')
  }
})

test.each([undefined, 'http://localhost:3000'])('at the address %s they get none', async (publicUrl) => {
  const { ask } = await listening(publicUrl)
  expect((await ask('/kept')).headers.has('strict-transport-security')).toBe(false)
})
