import { expect, test as base } from '@playwright/test'
import { templateDir } from './global-setup.ts'
import { copyDemo, type House, startHouse } from './house.ts'

export { change, rows } from './house.ts'
export { expect } from '@playwright/test'

/** What a browser without a graphics card says of itself while it draws a map. */
const DRAWING_NOISE = /GL Driver Message/

/**
 * `shared` is one house for all stories of a worker that change nothing but orders; `own` is a house for stories that
 * change the restaurant. A console error, a page error or a failed request fails the story, unless the story makes it on
 * purpose and says so: `test.use({ expectedNoise: /503/ })`.
 */
export const test = base.extend<
  { own: House; expectedNoise: RegExp; watchConsole: { end(): void } },
  { shared: House }
>({
  expectedNoise: [/(?!)/, { option: true }],
  shared: [
    async ({}, use) => {
      const demo = copyDemo(templateDir())
      const house = await startHouse({ dataDir: demo.dataDir })
      await use(house)
      await house.stop()
      demo.remove()
    },
    { scope: 'worker' },
  ],
  own: async ({ watchConsole }, use) => {
    const demo = copyDemo(templateDir())
    const house = await startHouse({ dataDir: demo.dataDir })
    await use(house)
    // The page is still open; what it asks a house that has ended says nothing.
    watchConsole.end()
    await house.stop()
    demo.remove()
  },
  watchConsole: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = []
      let isOver = false
      const hear = (text: string) => void (isOver || noise.push(text))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) hear(message.text())
      })
      page.on('pageerror', (error) => hear(String(error)))
      await use({ end: () => void (isOver = true) })
      const unexpected = noise.filter((text) => !expectedNoise.test(text) && !DRAWING_NOISE.test(text))
      expect(unexpected, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],
})
