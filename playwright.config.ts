import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { isEverything } from './e2e/everything.ts'
import { findBrowser } from './scripts/machine/browser.ts'

const quiet = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** What has a wide screen of its own; `npm test` tries there what is marked `@wide`, because its layout differs. */
const WIDE =
  /[\\/](?:accessible-\w+|browse|cart|checkout|combo-sheet|counter|dish-sheet|guest-orders|keyboard-menu|menu-tabs|pages|reservations|search|shell)\.spec\.ts/

/** What speaks HTTP alone. */
const WITHOUT_BROWSER = /[\\/](?:app-server|http-[\w-]+)\.spec\.ts/

const globalSetup = './e2e/global-setup.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  // Two cores and one more: a test waits for a third of its time.
  workers: 3,
  // Where nobody watches, a test that a busy machine kept waiting gets another try.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // A busy machine makes a test slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  ...(existsSync(globalSetup) ? { globalSetup } : {}),
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Gliding takes a sixth of the browser's time; what is about motion allows it.
    reducedMotion: 'reduce',
    // What a page shows must not depend on an earlier one; e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    // A trace costs a third of the time: only a second try brings one (`--retries 1`).
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet],
    },
  },
  projects: [
    { name: 'server', testMatch: WITHOUT_BROWSER },
    {
      name: 'phone',
      testIgnore: WITHOUT_BROWSER,
      grepInvert: isEverything ? /@desktop/ : /@desktop|@all/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: WIDE,
      grep: isEverything ? /./ : /@wide|@desktop/,
      grepInvert: isEverything ? /@phone/ : /@phone|@all/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
