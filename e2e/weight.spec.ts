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

test(
  'until its picture stands, the home page asks for no other',
  { tag: '@phone' },
  async ({ page, shared }) => {
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!('shown' in document.documentElement.dataset)) return
        performance.mark('shown')
        observer.disconnect()
      })
      observer.observe(document, { attributes: true, subtree: true })
    })
    await page.goto(shared.url)
    const pictures = () =>
      page.evaluate(() => {
        const [shown] = performance.getEntriesByName('shown')
        const all = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/media/'))
        const before = all.filter(({ startTime }) => !shown || startTime < shown.startTime)
        return { all: all.length, before: before.map(({ name }) => new URL(name).pathname) }
      })
    await expect.poll(async () => (await pictures()).all).toBeGreaterThan(5)
    expect((await pictures()).before).toEqual([expect.stringMatching(/\.avif$/)])
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^data:/)
  },
)

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
