import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareGuest, readGuestSignIn } from './seed-accounts.ts'
import { prepareOwner, readFirstSignIn } from './seed-staff.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tischlein-staff-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const file = () => join(dataDir, 'first-sign-in.txt')

test('the first password is printed as one line until its file is deleted', async () => {
  expect(readFirstSignIn(dataDir)).toBeUndefined()
  await prepareOwner(dataDir)
  expect(readFirstSignIn(dataDir)).toMatch(/^chef@feuer-und-flora\.example \/ \w{4}(-\w{4}){3}$/)
  rmSync(file())
  expect(readFirstSignIn(dataDir)).toBeUndefined()
})

test('only the person who started the program can read the password, also over a file left behind', async () => {
  writeFileSync(file(), 'left behind', { mode: 0o644 })
  const { passwordHash } = await prepareOwner(dataDir)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(passwordHash).not.toContain(readFileSync(file(), 'utf8').trim().split(' / ')[1])
})

test('every installation gets a password of its own', async () => {
  await prepareOwner(dataDir)
  const first = readFirstSignIn(dataDir)
  await prepareOwner(dataDir)
  expect(readFirstSignIn(dataDir)).not.toBe(first)
})

test('the guest of the demo has a password of their own', async () => {
  const [owner, guest] = [await prepareOwner(dataDir), await prepareGuest(dataDir)]
  expect(readGuestSignIn(dataDir)).toMatch(/^anna@beispiel\.example \/ \w{4}(-\w{4}){3}$/)
  expect(guest.passwordHash).not.toBe(owner.passwordHash)
  expect(readGuestSignIn(dataDir)?.split(' / ')[1]).not.toBe(readFirstSignIn(dataDir)?.split(' / ')[1])
})
