import { expect, type Locator, type Page } from '@playwright/test'
import { type AppServer, changeAndWait } from './app-server.ts'

/** Changes settings, and waits until the running server shows them. */
export function set(server: AppServer, values: Readonly<Record<string, string>>): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => `(${quoted(key)}, ${quoted(value)}, '{}')`)
  return changeAndWait(
    server,
    `insert into settings (key, value, media_json) values ${rows.join(', ')}
     on conflict (key) do update set value = excluded.value`,
  )
}

/** Gives settings the picture of another setting of the demo, as if it had been uploaded for them. */
export const picture = (server: AppServer, keys: readonly string[], kind = 'poster'): Promise<void> =>
  changeAndWait(
    server,
    keys
      .map(
        (key) => `insert into settings (key, value, media_json)
       select ${quoted(key)}, '', json_object(${quoted(kind)}, json_extract(media_json, '$.poster')) from settings where key = 'HERO_IMAGE'
       on conflict (key) do update set media_json = excluded.media_json`,
      )
      .join(';'),
  )

/** Gives a setting three pictures: the one of the demo's home page three times. */
export function gallery(server: AppServer, key: string): Promise<void> {
  const at = (number: number) => `json_set(json_extract(media_json, '$.poster.data'), '$.id', 'p${number}')`
  return changeAndWait(
    server,
    `insert into settings (key, value, media_json)
     select ${quoted(key)}, '', json_object('gallery', json_object('data', json_array(${[1, 2, 3].map(at).join(', ')})))
     from settings where key = 'HERO_IMAGE'
     on conflict (key) do update set media_json = excluded.media_json`,
  )
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Opens an address and waits until the page is as it should be. */
export async function visitUntil(page: Page, url: string, isThere: () => Promise<boolean>): Promise<void> {
  await page.goto(url)
  await expect.poll(isThere, `${url} is as it should be`).toBe(true)
}

/** Moves the pointer and presses a key: the page loads the rest on the first interaction. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(40, 300)
  await page.mouse.move(60, 340)
  await page.keyboard.press('Shift')
  await page.locator('html[data-session]').waitFor({ state: 'attached' })
}

export const footer = (page: Page): Locator => page.getByRole('contentinfo')
