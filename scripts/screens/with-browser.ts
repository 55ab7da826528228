import { type Browser, chromium } from '@playwright/test'
import { makeTemplate, templateDir } from '../../e2e/global-setup.ts'
import { copyDemo, type AppServer, startServer } from '../../e2e/app-server.ts'
import { findBrowser } from '../machine/browser.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** Runs work with a browser and a server of its own with the demo restaurant; ends both afterwards, whatever happens. */
export async function withBrowser(
  work: (server: AppServer, browser: Browser) => Promise<void>,
): Promise<void> {
  await makeTemplate({ pictures: 'drawn' })
  const demo = copyDemo(templateDir())
  const server = await startServer({ dataDir: demo.dataDir })
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // Maps alone are drawn as on a graphics card: whole pages drawn so would take four times as long.
    args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'],
  })
  try {
    await work(server, browser)
  } finally {
    await browser.close()
    await server.stop()
    demo.remove()
  }
}
