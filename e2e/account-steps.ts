import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { hashPassword } from '#api/platform/password.ts'
import { LOW_COST } from '#api/test/password-cost.ts'
import { type AppServer, rows } from './app-server.ts'
import { untilHydrated } from './menu-steps.ts'

export const PASSWORD = 'ein warmer Ofen'

export type Person = { name: string; email: string; phone: string; token: string }

/** Adds an account and signs in as a client of the API. No other test has its address. */
export async function newPerson(server: AppServer): Promise<Person> {
  const person = { name: 'Ada Beispiel', email: `ada-${randomUUID()}@beispiel.example`, phone: '030 1234567' }
  const db = new DatabaseSync(join(server.dataDir, 'tischlein.db'))
  db.exec('pragma busy_timeout = 5000')
  db.prepare(
    `insert into users (id, name, email, email_key, phone, password_hash, is_email_confirmed, language, created_at)
     values (?, ?, ?, ?, ?, ?, 0, 'de', ?)`,
  ).run(
    randomUUID().replaceAll('-', ''),
    person.name,
    person.email,
    person.email,
    person.phone,
    await hashPassword(PASSWORD, LOW_COST),
    new Date().toISOString(),
  )
  db.close()
  const { token } = (await post(server, '/login', { email: person.email, password: PASSWORD })) as {
    token: string
  }
  return { ...person, token }
}

/** Sends a call of the API, with or without the session of a person. */
export async function post(server: AppServer, path: string, body: object, person?: Person): Promise<unknown> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'de',
      ...(person && { authorization: `Bearer ${person.token}` }),
    },
    body: JSON.stringify(body),
  })
  expect(response.ok, `${path}: ${response.status}`).toBe(true)
  return ((await response.json()) as { data: unknown }).data
}

/** Gives the browser the session of a person. */
export async function signedIn(page: Page, server: AppServer, person: Person): Promise<void> {
  await page.context().addCookies([{ name: 'session', value: person.token, url: server.url, httpOnly: true }])
  await page.addInitScript(() => {
    if (sessionStorage.getItem('marked')) return
    sessionStorage.setItem('marked', '1')
    localStorage.setItem('signed-in', '1')
  })
}

export const userOf = (server: AppServer, { email }: Pick<Person, 'email'>) =>
  rows(server.dataDir, `select * from users where email = '${email}'`)[0]

/** Saves an address of a person; the area is one of the demo. */
export const saveAddress = (server: AppServer, person: Person, more: object = {}) =>
  post(
    server,
    '/me/addresses',
    { name: 'Zuhause', address: 'Weserstraße 7', areaId: areaOf(server, '12045'), ...more },
    person,
  )

/** The area of a postal code. */
export function areaOf(server: AppServer, zipcode: string): string {
  const [area] = rows(server.dataDir, `select id from areas where zipcode like '%${zipcode}%'`)
  return String(area?.['id'])
}

/** Opens a page and waits until it is quiet and its scripts answer. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await untilHydrated(page)
}
