import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureHomeScripts, measureScripts } from '../bench/browser/home-scripts.ts'
import { expect, test } from './fixtures.ts'
import { addMember, fillSignIn } from './staff.ts'

test("the server renders pages with React's production build, whatever NODE_ENV says", () => {
  const build = readFileSync(join(import.meta.dirname, '../storefront/build/server/index.js'), 'utf8')
  expect(build).toContain('react-dom-server.node.production.js')
  expect(build).not.toMatch(/^import .* from ["'](?:react|react-dom|react-router)\b/m)
})

test('the home page loads at most 105 kB of script by itself', { tag: '@phone' }, async ({ shared }) => {
  expect(await measureHomeScripts(shared.url)).toBeLessThanOrEqual(105_000)
})

test('the order board loads at most 180 kB of script, the sign-in before it included', async ({ own }) => {
  await addMember(own, { email: 'mina@beispiel.example', name: 'Mina', role: 'owner' })
  const scripts = await measureScripts(`${own.url}/backoffice/`, (page) =>
    fillSignIn(page, 'mina@beispiel.example'),
  )
  expect(scripts).toBeGreaterThan(100_000)
  expect(scripts).toBeLessThanOrEqual(180_000)
})

test(
  'until its first picture is shown, the home page requests no other',
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
