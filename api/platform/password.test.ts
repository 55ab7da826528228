import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { LOW_COST } from '../test/password-cost.ts'
import { PASSWORD_COST } from './password-cost.ts'
import { hashPassword, passwordMatches } from './password.ts'

test('a password matches its own hash and no other password does', async () => {
  const stored = await hashPassword('Ofen 450 °C', LOW_COST)
  expect(await passwordMatches('Ofen 450 °C', stored)).toBe(true)
  expect(await passwordMatches('ofen 450 °C', stored)).toBe(false)
})

test('the hash of a shop costs what OWASP asks for, and says so', async () => {
  const stored = await hashPassword('Ofen 450 °C', PASSWORD_COST)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordMatches('Ofen 450 °C', stored)).toBe(true)
})

test('the same password never makes the same hash twice', async () => {
  expect(await hashPassword('Basilikum', LOW_COST)).not.toBe(await hashPassword('Basilikum', LOW_COST))
})

test('an umlaut is the same character however a keyboard composes it', async () => {
  const stored = await hashPassword('K\u00FCche', LOW_COST)
  expect(await passwordMatches('Ku\u0308che', stored)).toBe(true)
})

test('a hash made with other parameters is still understood', async () => {
  const salt = Buffer.from('saltsaltsaltsalt')
  const cost = { memory: 1024, passes: 1, parallelism: 1, tagLength: 32 }
  const hash = argon2Sync('argon2id', { ...cost, message: 'old', nonce: salt })
  const stored = `$argon2id$v=19$m=1024,t=1,p=1$${salt.toString('base64')}$${hash.toString('base64')}`
  expect(await passwordMatches('old', stored)).toBe(true)
})

test('something stored that is no hash is an error, not a wrong password', async () => {
  await expect(passwordMatches('anything', 'plain text')).rejects.toThrow('no Argon2id hash')
})

test('a flood of passwords is refused beyond a bound, and the others are still answered', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, () => hashPassword('Basilikum', LOW_COST)),
  )
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(60 - 42)
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } })
  expect(await hashPassword('Basilikum', LOW_COST)).toMatch(/^\$argon2id/)
})
