import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { getSystemState } from '#contract/operations.staff.ts'
import type { Deps } from '../context.ts'
import { clientOf } from '../test/branches.ts'
import { change, settings, write } from '../test/builders.ts'
import { staffClient } from '../test/documents.ts'
import { enqueueGuestMail } from '../test/mails.ts'
import { createTestShop } from '../test/shop.ts'
import { signedIn } from '../test/staff.ts'
import { noteBackup } from './index.ts'

async function openShop(deps: Partial<Deps> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tischlein-system-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const app = await createTestShop({
    deps: { mediaDir: join(dataDir, 'media'), ...deps },
    // Elsewhere the law asks for other things.
    settings: { COUNTRY: 'at' },
  })
  // The stores of tests are made once for many: this one was made today.
  app.setClock(new Date().toISOString())
  let mina = await staffClient(app, { email: 'mina@example.org' })
  const read = () => mina(getSystemState, {})
  /** Sessions end by the clock. */
  const signInAgain = async () => void (mina = clientOf(app, await signedIn(app, 'mina@example.org')))
  const kinds = async () => (await read()).alarms.map(({ kind }) => kind)
  return { app, read, kinds, signInAgain }
}

const DAY_MS = 86_400_000

test('a shop of its first day has no alarm of its machine, and says how much room there is', async () => {
  const { read } = await openShop()
  const state = await read()
  expect(state).toMatchObject({ alarms: [], lastBackup: null, waitingMails: 0 })
  expect(state.disk?.totalMegabytes).toBeGreaterThanOrEqual(state.disk!.freeMegabytes)
})

test('backups that stop, mails that stay and settings that are missing are told with since when and how many', async () => {
  const { app, read, kinds, signInAgain } = await openShop()
  const start = app.deps.clock()
  const at = (days: number) => app.setClock(new Date(start + days * DAY_MS).toISOString())
  await noteBackup(app.db, {
    id: 'first',
    finished_at: new Date(start).toISOString(),
    kilobytes: 4_711,
    is_off_site: 0,
    is_encrypted: 1,
  })
  await enqueueGuestMail(app)
  await change(app, 'settings', { key: 'COUNTRY' }, { value: 'de' })
  await write(app, settings({ GEOCODER: 'photon' }))
  await app.deps.content.refresh()
  at(0.05)
  expect((await kinds()).slice(0, 2)).toEqual(['mails-waiting', 'backup-here'])
  at(9)
  await signInAgain()
  const { alarms, lastBackup, waitingMails } = await read()
  expect(alarms).toMatchObject([
    { kind: 'mails-waiting', level: 'red', count: 1, since: new Date(start).toISOString() },
    { kind: 'backup-old', level: 'red', since: new Date(start).toISOString() },
    { kind: 'law', level: 'amber', count: expect.any(Number) },
    { kind: 'geocoder', level: 'amber', name: 'photon' },
  ])
  expect(lastBackup).toMatchObject({ kilobytes: 4_711, isOffSite: false, isEncrypted: true })
  expect(waitingMails).toBe(1)
  await app.db
    .updateTable('outbox')
    .set({ failed_at: new Date(start).toISOString() })
    .execute()
  expect(await kinds()).toContain('mails-failed')
})

test('where mails are only files, it is said', async () => {
  const { kinds } = await openShop({ mailsAreFiles: true })
  expect(await kinds()).toEqual(['mails-as-files'])
})
