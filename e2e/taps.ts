import type { Page } from '@playwright/test'

type Counted = { tap(): void; typed(field: string): void }

/**
 * Counts what a guest does with a page: every press on it is a tap, whatever it hits, and every text field that gets
 * letters is a field. The keys of the keyboard, its "next" among them, belong to the typing. Call it before the first page.
 */
export async function countTaps(page: Page): Promise<{ taps: number; fields: Set<string> }> {
  const count = { taps: 0, fields: new Set<string>() }
  await page.exposeFunction('tap', () => void (count.taps += 1))
  await page.exposeFunction('typed', (field: string) => void count.fields.add(field))
  await page.addInitScript(() => {
    const counted = globalThis as unknown as Counted
    addEventListener('pointerdown', (event) => event.isTrusted && counted.tap(), true)
    addEventListener(
      'input',
      ({ target, isTrusted }) => {
        if (!isTrusted || !(target instanceof HTMLInputElement)) return
        if (!['radio', 'checkbox'].includes(target.type)) counted.typed(target.name || target.id)
      },
      true,
    )
  })
  return count
}
