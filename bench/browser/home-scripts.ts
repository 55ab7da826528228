import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/machine/browser.ts'

/** The compressed bytes of every script the home page loads by itself, idle time included. */
export const measureHomeScripts = (url: string): Promise<number> => measureScripts(url)

/**
 * The compressed bytes of every script that a page loads, idle time included; headers are no script. `enter` leads from the
 * first page to the one that is meant; what it loads counts too.
 */
export async function measureScripts(
  url: string,
  enter: (page: Page) => Promise<void> = async () => {},
): Promise<number> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const headers = new Map<string, number>()
  let bytes = 0
  session.on('Network.responseReceived', ({ type, requestId, response }) => {
    if (type === 'Script') headers.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = headers.get(requestId)
    if (head !== undefined) bytes += encodedDataLength - head
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await enter(page)
  await page.waitForTimeout(2_000)
  await browser.close()
  return bytes
}
