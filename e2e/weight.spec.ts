import { get } from 'node:http'
import { measureHomeScripts } from '../bench/home-scripts.ts'
import { expect, test } from './fixtures.ts'

/** What a server may send before the first answer of the browser: ten segments. */
const FIRST_WINDOW = 14_600

test('the home page loads at most 120 kB of script by itself', { tag: '@phone' }, async ({ shared }) => {
  expect(await measureHomeScripts(shared.url)).toBeLessThanOrEqual(120_000)
})

for (const path of ['/', '/menu/pizza/pizza-margherita']) {
  test(`the document of ${path} comes in the first window`, { tag: '@phone' }, async ({ shared }) => {
    expect(await documentBytes(shared.url + path)).toBeLessThanOrEqual(FIRST_WINDOW)
  })
}

/** The bytes of a document on the wire, with its headers. */
function documentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', 'accept-language': 'de' } }, (response) => {
      let bytes = response.rawHeaders.join(': \r\n').length
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
