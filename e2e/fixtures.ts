import { expect, test as base } from '@playwright/test'
import { templateDir } from './global-setup.ts'
import { copyDemo, type AppServer, startServer } from './app-server.ts'

export { change, rows } from './app-server.ts'
export { expect } from '@playwright/test'

/** The warnings of a browser that draws a map without a graphics card. */
const DRAWING_NOISE = /GL Driver Message/
/** What Playwright itself says where `playwright.config.ts` blocks the service worker. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/

/** `shared` is one server for all tests of a worker that change nothing but orders; these open no browser. */
export const httpTest = base.extend<object, { shared: AppServer }>({
  shared: [
    async ({}, use) => {
      const demo = copyDemo(templateDir())
      const server = await startServer({ dataDir: demo.dataDir })
      await use(server)
      await server.stop()
      demo.remove()
    },
    { scope: 'worker' },
  ],
})

/**
 * `own` is a server for tests that change the restaurant. A console error, a page error or a failed request fails the test,
 * unless the test makes it on purpose and declares it: `test.use({ expectedNoise: /503/ })`.
 */
export const test = httpTest.extend<{
  own: AppServer
  expectedNoise: RegExp
  watchConsole: { end(): void }
}>({
  expectedNoise: [/(?!)/, { option: true }],
  own: async ({ watchConsole }, use) => {
    const demo = copyDemo(templateDir())
    const server = await startServer({ dataDir: demo.dataDir })
    await use(server)
    // The page is still open; its requests to a server that has ended prove nothing.
    watchConsole.end()
    await server.stop()
    demo.remove()
  },
  watchConsole: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = []
      let isOver = false
      const note = (text: string) => void (isOver || noise.push(text))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(message.text())
      })
      page.on('pageerror', (error) => note(String(error)))
      await use({ end: () => void (isOver = true) })
      const unexpected = noise.filter(
        (text) => ![expectedNoise, DRAWING_NOISE, BLOCKED_WORKER].some((known) => known.test(text)),
      )
      expect(unexpected, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],
})
