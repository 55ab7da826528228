import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { transportSecurity } from './transport-security.ts'

async function answerOf(publicUrl: string | undefined): Promise<Headers> {
  const secureTransport = transportSecurity(publicUrl)
  const server = createServer((_request, response) => {
    secureTransport(response)
    response.writeHead(200, { 'content-type': 'text/plain' }).end('ok')
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return headers
}

test('behind an https address browsers get a Strict-Transport-Security header', async () => {
  const headers = await answerOf('https://pizza.example')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect(headers.get('content-type')).toBe('text/plain')
})

test.each([undefined, 'http://localhost:3000'])('at the address %s they get none', async (publicUrl) => {
  expect((await answerOf(publicUrl)).has('strict-transport-security')).toBe(false)
})
