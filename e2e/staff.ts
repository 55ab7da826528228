import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { hashPassword } from '#api/platform/password.ts'
import { LOW_COST } from '#api/test/password-cost.ts'
import type { AppServer } from './app-server.ts'

/** The password of every member that `addMember` adds. */
export const PASSWORD = 'Feuer-im-Ofen 7'

/** Adds a member of staff in the database; `signIn` signs them in. */
export async function addMember(
  { dataDir }: Pick<AppServer, 'dataDir'>,
  member: { email: string; name: string; role: 'owner' | 'manager' | 'kitchen' },
): Promise<void> {
  const hash = await hashPassword(PASSWORD, LOW_COST)
  const db = new DatabaseSync(join(dataDir, 'tischlein.db'))
  db.exec('pragma busy_timeout = 5000')
  db.prepare(
    `insert into staff_members (id, email, name, role, password_hash, created_at) values (?, ?, ?, ?, ?, ?)`,
  ).run(randomUUID(), member.email, member.name, member.role, hash, new Date().toISOString())
  db.close()
}

/** Signs in on the back office's own page, with a press, after which a browser allows sound. */
export async function signIn(page: Page, { url }: AppServer, email: string): Promise<void> {
  await page.goto(`${url}/backoffice/`)
  await fillSignIn(page, email)
}

/** The same where the page is open already. */
export async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByRole('heading', { name: 'Bestellungen', level: 1 }).waitFor()
}
