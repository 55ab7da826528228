import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { DESKTOP, withBrowser, PHONE } from './screens/with-browser.ts'

// Makes the pictures of README.md from the running program: no picture is older than what it shows.

const folder = join(import.meta.dirname, '..', 'docs', 'screenshots')
const PAPER = '#f3e7d6'

await withBrowser(async (server, browser) => {
  mkdirSync(folder, { recursive: true })
  const menu = await onPage(browser, PHONE, 'light', async (page) => page.goto(server.url))
  const sheet = await onPage(browser, PHONE, 'dark', async (page) => {
    await page.goto(`${server.url}/?dish=pizza/pizza-margherita`)
    await page.getByRole('dialog').getByRole('heading', { name: 'Margherita' }).waitFor()
  })
  const desktop = await onPage(browser, DESKTOP, 'light', async (page) => page.goto(server.url))
  const height = 640
  const scaled = async (picture: Buffer, { width, height: full }: typeof PHONE) => ({
    input: await sharp(picture).resize({ height }).toBuffer(),
    width: Math.round((width * height) / full),
  })
  const parts = [await scaled(menu, PHONE), await scaled(desktop, DESKTOP), await scaled(sheet, PHONE)]
  const gap = 32
  const width = parts.reduce((all, part) => all + part.width + gap, gap)
  let left = gap
  const placed = parts.map((part) => {
    const at = { input: part.input, left, top: gap }
    left += part.width + gap
    return at
  })
  await sharp({ create: { width, height: height + 2 * gap, channels: 3, background: PAPER } })
    .composite(placed)
    .png({ palette: true, quality: 90 })
    .toFile(join(folder, 'overview.png'))
})

async function onPage(
  browser: Browser,
  viewport: typeof PHONE,
  colorScheme: 'light' | 'dark',
  show: (page: Page) => Promise<unknown>,
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport,
    colorScheme,
    locale: 'de-DE',
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  })
  await show(page)
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot()
  await page.close()
  return picture
}
