import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/machine/browser.ts'

const quiet = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** What looks or works differently on a wide screen; everything else is tested once, on the phone. */
const WIDE =
  /[\\/](?:accessible-\w+|browse|cart|checkout|combo-sheet|counter|dish-sheet|guest-orders|keyboard-menu|menu-tabs|pages|reservations|search|shell)\.spec\.ts/

const globalSetup = './e2e/global-setup.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  workers: 2,
  // Where nobody watches, a test that a busy machine kept waiting gets another try.
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  ...(existsSync(globalSetup) ? { globalSetup } : {}),
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // A trace costs a third of the time; where nobody watches, a second try brings one.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet],
    },
  },
  projects: [
    { name: 'server', testMatch: /app-server\.spec\.ts/ },
    {
      name: 'phone',
      testIgnore: /app-server\.spec\.ts/,
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: WIDE,
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
