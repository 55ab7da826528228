import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until something has the focus, and sees that nothing covers it. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 200; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect.poll(() => target.evaluate(isUncovered), 'the focus is in sight').toBe(true)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error('the keyboard does not get there')
}

/** Whether one would hit the element, or the label that stands for it, when pointing at its middle. */
function isUncovered(element: Element): boolean {
  const shown = element.closest('label') ?? element
  const { x, y, width, height } = shown.getBoundingClientRect()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  return hit !== null && shown.contains(hit)
}
