import { type Client, createClient } from '#contract/client.ts'
import type { SettingKey } from '#contract/settings.ts'
import type { TestApp } from './app.ts'
import type { Rows } from './builders.ts'
import { workAt } from './staff.ts'

type BranchParts = { settings?: Partial<Record<SettingKey, string>>; hours?: [start: string, end: string] }

/** A branch whose id and slug are its name; `hours` are open on every day of the week. */
export function branch(id: string, { settings = {}, hours }: BranchParts = {}): Rows {
  return {
    branches: [{ id, slug: id, name: id, position: 0 }],
    branch_settings: Object.entries(settings).map(([key, value]) => ({
      branch_id: id,
      key,
      value,
      media_json: '{}',
    })),
    hours: hours
      ? [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
          id: `${id}-${weekday}`,
          branch_id: id,
          weekday,
          start_time: hours[0],
          end_time: hours[1],
        }))
      : [],
  }
}

/** A table; guests with its `code` may order there. */
export function table(id: string, code: string, branchId = 'main'): Rows {
  return { tables: [{ id, branch_id: branchId, code, name: `Tisch ${id}`, position: 0 }] }
}

/** From now on every member of staff works for the branch `main` only. */
export async function workAtMain(app: TestApp): Promise<void> {
  await app.db
    .insertInto('branches')
    .values({ id: 'main', slug: 'main', name: 'main', position: 0 })
    .execute()
  for (const { email } of await app.db.selectFrom('staff_members').select('email').execute())
    await workAt(app, email, ['main'])
}

/** The contract's client with headers of one's own, at a branch when one is named. */
export function clientOf(app: TestApp, headers: Record<string, string>, branchSlug?: string): Client {
  return createClient({
    baseUrl: branchSlug === undefined ? '/api' : `/b/${branchSlug}/api`,
    fetch: (path, { body, ...init }) => app.fetch(path, { ...init, body: body ?? null }),
    headers: () => ({ 'accept-language': 'de', ...headers }),
  })
}
