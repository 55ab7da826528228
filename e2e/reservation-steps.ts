import type { Page } from '@playwright/test'

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Tisch reservieren' })

export async function chooseTime(page: Page, time: string) {
  const radio = page.getByRole('radio', { name: time, exact: true })
  await dialogOf(page).locator('label').filter({ has: radio }).click()
}

/** A date some days ahead in the restaurant's zone, as it is typed and as a screen reader reads it. */
export function dayAhead(days: number) {
  const date = new Date(Date.now() + days * 86_400_000)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'Europe/Berlin' }).format(date)
  return {
    typed: format({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    spoken: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  }
}
