import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { isEverything } from './everything.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }
type WithAxe = { axe?: { run(options: RunOptions): Promise<AxeResults> } }

/**
 * Everything axe finds, as sentences, once fades and slides have ended: every rule in light colours, in dark ones only the
 * contrast, which is all that differs.
 */
export async function axe(page: Page): Promise<string[]> {
  await inject(page)
  const light = await findings(page, 'light', {})
  const dark = await findings(page, 'dark', isEverything ? {} : contrast)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark]
}

/** Loads axe into a page once; by the debugger, which the content policy of the page does not bind. */
async function inject(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return
  await page.evaluate(source)
  await page.evaluate(() => {
    // What is skipped while it is out of sight would keep the colours it was first drawn in. What is hidden stays so.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

async function findings(page: Page, colorScheme: 'light' | 'dark', options: RunOptions): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  await untilStill(page)
  const { violations } = await page.evaluate(
    async (wanted) => {
      const results = await (globalThis as WithAxe).axe?.run({ ...wanted, resultTypes: ['violations'] })
      return { violations: results?.violations ?? [] }
    },
    { ...options, preload: false } satisfies RunOptions,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${colorScheme}: ${id}: ${help} – ${target.join(' ')} – ${failureSummary ?? ''}`,
    ),
  )
}

/** Fades and slides have ended. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (one) =>
          one.playState === 'finished' ||
          one.timeline !== document.timeline ||
          one.effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}
