import type { Page } from '@playwright/test'

type Counted = { tap(screen: string): void; pressKey(): void; typed(field: string, screen: string): void }

export type Count = {
  taps: number
  /** The keys of the keyboard that were pressed. */
  keys: number
  fields: Set<string>
  /** The pages, and the sheets above them, on which something was pressed or typed. */
  screens: Set<string>
  /** Forgets what was counted so far. */
  restart(): void
}

/**
 * Counts what a guest does with a page: every press on it is a tap, whatever it hits, and every text field that gets
 * letters is a field. The keys of the keyboard, its "next" among them, belong to the typing. Call it before the first page.
 */
export async function countTaps(page: Page): Promise<Count> {
  const count = { taps: 0, keys: 0, fields: new Set<string>(), screens: new Set<string>() }
  await page.exposeFunction('tap', (screen: string) => {
    count.taps += 1
    count.screens.add(screen)
  })
  await page.exposeFunction('pressKey', () => {
    count.keys += 1
  })
  await page.exposeFunction('typed', (field: string, screen: string) => {
    count.fields.add(field)
    count.screens.add(screen)
  })
  await page.addInitScript(() => {
    const counted = globalThis as unknown as Counted
    const screenOf = (target: EventTarget | null) => {
      const sheet = target instanceof Element ? target.closest('dialog')?.querySelector('h2') : null
      return [location.pathname, sheet?.textContent].filter(Boolean).join(' ')
    }
    addEventListener(
      'pointerdown',
      ({ isTrusted, target }) => isTrusted && counted.tap(screenOf(target)),
      true,
    )
    addEventListener('keydown', ({ isTrusted }) => isTrusted && counted.pressKey(), true)
    addEventListener(
      'input',
      ({ target, isTrusted }) => {
        if (!isTrusted || !(target instanceof HTMLInputElement)) return
        if (!['radio', 'checkbox'].includes(target.type))
          counted.typed(target.name || target.id, screenOf(target))
      },
      true,
    )
  })
  return Object.assign(count, {
    restart: () => {
      count.taps = 0
      count.keys = 0
      count.fields.clear()
      count.screens.clear()
    },
  })
}
