import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../composition/read-config.ts'
import { ConfigError } from './config.ts'
import { openDatabase } from '../db/database.ts'

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'tischlein-config-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

function refusal(env: Record<string, string>): string {
  try {
    readConfig({ DATA_DIR: folder(), ...env })
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('expected a ConfigError')
}

test('an empty environment configures a local server with the demo', () => {
  const dir = folder()
  expect(readConfig({ DATA_DIR: dir, PORT: '', DATABASE_URL: '' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: dir,
    databaseUrl: undefined,
    publicUrl: undefined,
    trustProxy: 0,
    drainSeconds: 0,
    social: {},
    geo: {},
    backup: {
      target: undefined,
      s3: undefined,
      passphrase: undefined,
      recipient: undefined,
      identity: undefined,
      keep: 14,
    },
    media: { kind: 'folder' },
    payments: { values: {}, isProduction: false, isDemo: true, publicUrl: undefined },
    smtpUrl: undefined,
    mailFrom: undefined,
    serviceWorker: true,
    demo: true,
    isProduction: false,
    logLevel: 'info',
  })
})

test.each([
  ['shop@example.org', '', 'shop@example.org'],
  ['Trattoria Süd <shop@example.org>', 'Trattoria Süd', 'shop@example.org'],
  ['"Müller, Ltd." <shop@example.org>', 'Müller, Ltd.', 'shop@example.org'],
])('the sender of mails can be %s', (text, name, address) => {
  expect(readConfig({ DATA_DIR: folder(), MAIL_FROM: text }).mailFrom).toEqual({ name, address })
})

test('the data folder is made when it is not there', () => {
  const dir = join(folder(), 'a', 'b')
  expect(readConfig({ DATA_DIR: dir }).dataDir).toBe(dir)
})

describe('a wrong environment', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '80\n81'],
    ['TRUST_PROXY', 'yes'],
    ['SOCIAL_TEST_URL', 'http://evil.example'],
    ['STRIPE_SECRET_KEY', 'pk_test_1'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_1'],
    ['MOLLIE_API_KEY', 'sk_test_1'],
    ['MOLLIE_TEST_URL', 'https://evil.example'],
    ['PAYMENT_SANDBOX', 'yes'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_URL', 'shop.db'],
    ['PUBLIC_URL', 'shop.example'],
    ['SMTP_URL', 'mail.example:587'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'The Shop'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['MAIL_FROM', 'Shop <shop@example.org>\r\nBcc: all@example.org'],
    ['SERVICE_WORKER', 'off'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'Production'],
    ['NODE_ENV', 'prod'],
    ['BACKUP_TO', 'ftp://somewhere'],
    ['BACKUP_TO', '/mnt/away'],
    ['BACKUP_PASSPHRASE', 'short'],
    ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1ABC'],
  ])('with %s as %j is reported in one line that names the variable', (name, value) => {
    const message = refusal({ [name]: value })
    expect(message).toMatch(new RegExp(`^${name}`))
    expect(message).not.toMatch(/\n/)
  })

  test('with half of the keys of a provider is refused with the missing ones', () => {
    expect(refusal({ APPLE_CLIENT_ID: 'id', APPLE_KEY_ID: 'key' })).toMatch(
      /^APPLE_TEAM_ID: .*; APPLE_PRIVATE_KEY: /,
    )
  })

  test('with a test provider is refused on a public server', () => {
    const env = { SOCIAL_TEST_URL: 'http://127.0.0.1:9', PUBLIC_URL: 'https://shop.example' }
    expect(refusal(env)).toMatch(/^SOCIAL_TEST_URL/)
  })

  test('with test keys is refused in production', () => {
    expect(refusal({ MOLLIE_API_KEY: 'test_1', NODE_ENV: 'production' })).toMatch(
      /^MOLLIE_API_KEY: .*; PUBLIC_URL: /,
    )
  })

  test('is refused with every wrong variable at once', () => {
    expect(refusal({ PORT: 'abc', DEMO: 'yes' })).toMatch(/^PORT.*; DEMO/)
  })

  test('never repeats a password', () => {
    expect(refusal({ DATABASE_URL: 'mysql://shop:s3cret@localhost/shop' })).not.toContain('s3cret')
    expect(refusal({ SMTP_URL: 'mail://shop:s3cret@localhost' })).not.toContain('s3cret')
    expect(refusal({ STRIPE_SECRET_KEY: 's3cret', MOLLIE_API_KEY: 's3cret' })).not.toContain('s3cret')
    expect(refusal({ MOLLIE_API_KEY: 'live_s3cret' })).not.toContain('s3cret')
    expect(refusal({ BACKUP_PASSPHRASE: 's3cret', BACKUP_IDENTITY: 's3cret' })).not.toContain('s3cret')
    expect(refusal({ BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1ABC' })).not.toContain('SECRET-KEY')
  })

  test('with a data folder that cannot be written is reported in one line', () => {
    const file = join(folder(), 'file')
    writeFileSync(file, '')
    expect(refusal({ DATA_DIR: join(file, 'below') })).toMatch(/^DATA_DIR=.*cannot be written \(ENOTDIR\)$/)
    expect(refusal({ DATA_DIR: file })).toMatch(/^DATA_DIR=.*is no folder$/)
  })
})

describe('a store that cannot be opened', () => {
  const refused = async (config: Parameters<typeof openDatabase>[0]) => {
    const error: unknown = await openDatabase(config).then(
      ({ db }) => db.destroy(),
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(ConfigError)
    expect((error as Error).message).not.toMatch(/\n/)
    return (error as Error).message
  }

  test.each(['127.0.0.1', 'localhost'])(
    'because no PostgreSQL answers at %s is reported in one line without the password',
    async (host) => {
      const message = await refused({ databaseUrl: `postgres://shop:s3cret@${host}:1/shop`, dataDir: '' })
      expect(message).toMatch(/^DATABASE_URL: PostgreSQL at \S+:1 cannot be used \(.*ECONNREFUSED.*\)$/)
      expect(message).not.toContain('s3cret')
    },
  )

  test('because the file is no database is reported in one line', async () => {
    const dataDir = folder()
    writeFileSync(join(dataDir, 'tischlein.db'), 'a letter to grandmother, not a database'.repeat(50))
    expect(await refused({ databaseUrl: undefined, dataDir })).toMatch(/^DATA_DIR/)
  })
})

test('the database file and its log can be read by their owner alone, also when they were not before', async () => {
  const dataDir = folder()
  const file = join(dataDir, 'tischlein.db')
  writeFileSync(file, '', { mode: 0o644 })
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir })
  onTestFinished(() => db.destroy())
  await sql`create table guests (name text)`.execute(db)
  for (const path of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(path).mode & 0o777).toBe(0o600)
})
