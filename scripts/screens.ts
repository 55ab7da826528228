import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { scenarios } from './screens/actions.ts'
import { takeScreenshots } from './screens/screenshot.ts'
import { createFixtures } from './screens/fixtures.ts'
import { withBrowser } from './screens/with-browser.ts'
import { writeIndex } from './screens/write-index.ts'

// Pictures every screen into docs/screens and fails when one cannot be reached or is wider than its window.
// `npm run screens -- cart order` takes only the screens whose names begin so.

const folder = join(import.meta.dirname, '..', 'docs', 'screens')
/** Screens that are pictured at the same time: most of it is waiting. */
const AT_ONCE = 3
const wanted = process.argv.slice(2)
const isWanted = ({ name }: { name: string }) =>
  wanted.length === 0 || wanted.some((start) => name.startsWith(start))
const faults: string[] = []

await withBrowser(async (server, browser) => {
  mkdirSync(folder, { recursive: true })
  const fixtures = await createFixtures(server, browser)
  for (const scenario of scenarios) {
    const left = scenario.screens.filter(isWanted)
    // What is taken back afterwards, no other scenario needs.
    if (left.length === 0 && scenario.undo) continue
    await scenario.prepare?.(fixtures)
    const takeNext = async (): Promise<void> => {
      const screen = left.shift()
      if (!screen) return
      faults.push(...(await takeScreenshots(browser, fixtures, screen, folder)))
      process.stdout.write(`${screen.name}\n`)
      return takeNext()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, takeNext))
    await scenario.undo?.(fixtures)
  }
})
writeIndex(folder, scenarios)
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
