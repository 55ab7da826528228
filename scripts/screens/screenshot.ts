import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { authenticate } from './authenticate.ts'
import type { Language, Screen } from './screen.ts'
import type { Fixtures } from './fixtures.ts'
import { DESKTOP, PHONE } from './with-browser.ts'

/** Pictures of a desktop are kept a little smaller, so that the folder stays below 10 MB. */
const MOST_WIDE = 1080
const NARROW = { width: 320, height: 640 }
const sizes = { phone: PHONE, desktop: DESKTOP }
const locales = { de: 'de-DE', en: 'en-GB', tr: 'tr-TR' }

type Size = keyof typeof sizes

/** Takes every picture of a screen into the folder; returns its faults as sentences. */
export async function takeScreenshots(browser: Browser, fixtures: Fixtures, screen: Screen, folder: string) {
  const faults: string[] = []
  for (const language of screen.languages ?? ['de'])
    for (const visit of screen.isSizeBound
      ? ([['phone'], ['desktop']] as const)
      : ([['phone', 'desktop']] as const))
      faults.push(...(await takeVisitScreenshots({ browser, fixtures, screen, folder, language, visit })))
  return faults
}

/** One visit of a screen, pictured in one size after the other. */
async function takeVisitScreenshots(task: {
  browser: Browser
  fixtures: Fixtures
  screen: Screen
  folder: string
  language: Language
  visit: readonly Size[]
}): Promise<string[]> {
  const { browser, fixtures, screen, folder, language, visit } = task
  const name = language === 'de' ? screen.name : `${screen.name}-${language}`
  const context = await browser.newContext({
    viewport: sizes[visit[0] ?? 'phone'],
    locale: locales[language],
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    // A picture must not depend on an earlier one.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await authenticate(context, fixtures, screen)
    await screen.come(page, fixtures, language)
    const faults: string[] = []
    for (const size of visit) {
      await page.setViewportSize(sizes[size])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await waitUntilStill(page)
        await sharp(await page.screenshot())
          .resize({ width: MOST_WIDE, withoutEnlargement: true })
          .webp({ quality: 64, effort: 6 })
          .toFile(join(folder, `${name}-${size}-${colorScheme}.webp`))
      }
      faults.push(...(await overflow(page, `${name} on a ${size}`)))
    }
    await page.setViewportSize(NARROW)
    await waitUntilStill(page)
    return [...faults, ...(await overflow(page, `${name} at ${NARROW.width}`))]
  } catch (error) {
    return [`${name}: ${String(error).split('\n').slice(0, 4).join(' ')}`]
  } finally {
    await context.close()
  }
}

/** Waits for fonts, pictures and the last movement; never for the network, where a stream is open. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page
    .waitForFunction(
      () =>
        [...document.images].every((image) => {
          const { top, bottom, width } = image.getBoundingClientRect()
          return image.complete || width === 0 || bottom < 0 || top > innerHeight
        }),
      undefined,
      { timeout: 3_000 },
    )
    .catch(() => {}) // without a connection some never come
  // Another colour scheme takes two frames; a map draws its ground anew in it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const hasMap = (await page.locator('canvas').count()) > 0
  await page.waitForTimeout(hasMap ? 1_500 : 400)
}

/** What sticks out of the page or of the open dialog sideways. */
async function overflow(page: Page, name: string): Promise<string[]> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.localName} is ${box.scrollWidth} wide in ${box.clientWidth}`),
  )
  return wide.map((what) => `${name}: ${what}`)
}
