import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFolderFiles } from '../api/media/index.ts'
import { createTestApp } from '../api/test/app.ts'
import { seedWhenEmpty } from '../demo/seed.ts'

test('when two processes start at once on an empty database, one fills it and logs the sign-in', async () => {
  const app = await createTestApp()
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'tischlein-first-')))
  onTestFinished(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))
  // Both find the database empty: each checks before the other one has written.
  await Promise.all(
    folders.map((folder) =>
      seedWhenEmpty({ ...app.deps, mediaFiles: createFolderFiles(join(folder, 'media')) }, folder, () => {}),
    ),
  )
  expect(await app.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  for (const name of ['first-sign-in.txt', 'guest-sign-in.txt'])
    expect(folders.filter((folder) => existsSync(join(folder, name)))).toHaveLength(1)
})
