import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { post } from './account-steps.ts'
import type { AppServer } from './app-server.ts'

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

/** Asks for a table for four in two days at seven, as a client of the API, and answers the path in the mail to its guest. */
export async function reserveByApi(server: AppServer, email: string): Promise<string> {
  const [day, month, year] = dayAhead(2).typed.split('.')
  const form = { guests: '4', name: 'Ada Beispiel', email, phone: '030 1234567', terms: true }
  await post(server, '/reservations', { ...form, reservedAt: `${year}-${month}-${day} 19:00` })
  return mailedLink(server, email)
}

/** The path in the mail that a guest got about a reservation; mails are kept as files where no server sends them. */
async function mailedLink({ dataDir }: AppServer, email: string): Promise<string> {
  const folder = join(dataDir, 'mail')
  const find = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''))
      .filter((mail) => mail.includes(email))
      .flatMap((mail) => mail.match(/\/reservation\/[\w.-]+/) ?? [])
  await expect.poll(find).not.toEqual([])
  return find()[0]!
}
