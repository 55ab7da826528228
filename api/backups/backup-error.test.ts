import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ConfigError } from '../config/config.ts'
import { BackupError, isExpected } from './backup-error.ts'

test.each<[string, () => unknown]>([
  ['a backup that cannot be done', () => new BackupError('no')],
  ['a wrong configuration', () => new ConfigError('no')],
  ['what the operating system refuses', () => readFile('/dev/null/below').catch((error: unknown) => error)],
  ['a full disk under SQLite', () => Object.assign(new Error('database or disk is full'), { errcode: 13 })],
  ['a full disk under PostgreSQL', () => Object.assign(new Error('could not extend'), { code: '53100' })],
])('%s is expected, so the operator reads its message without a stack', async (_, make) => {
  expect(isExpected(await make())).toBe(true)
})

test('a defect is not expected, so its stack is printed', () => {
  expect(isExpected(new TypeError('x is not a function'))).toBe(false)
  expect(isExpected('text')).toBe(false)
})
