import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PASSWORD_COST } from '../platform/password-cost.ts'
import { createDeps } from './create-deps.ts'
import { readConfig } from './read-config.ts'

test('a running server hashes passwords at their full cost', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tischlein-deps-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const deps = await createDeps(readConfig({ DATA_DIR: dataDir }))
  onTestFinished(() => deps.db.destroy())
  expect(deps.passwordCost).toBe(PASSWORD_COST)
})
