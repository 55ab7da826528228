import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../machine/project.mjs'
import { readCompose, runOptions } from './compose-file.ts'

const text = readFileSync(join(projectRoot, 'compose.yaml'), 'utf8')
const values = { DOMAIN: 'shop.example', POSTGRES_PASSWORD: 'secret' }

test.each(['DOMAIN', 'POSTGRES_PASSWORD'])('the compose file does not start without %s', (name) => {
  expect(() => readCompose(text, { ...values, [name]: '' })).toThrow(`${name} has no value`)
})

test('both servers and the backup are the image, share database and data, and can write nothing else', () => {
  const { services } = readCompose(text, values)
  const [one, two, backup] = ['server-1', 'server-2', 'backup'].map((name) => services[name]!)
  expect(two).toEqual(one)
  expect(backup).toEqual({
    ...one,
    command: ['scripts/backup.ts', '--daily'],
    healthcheck: { disable: true },
  })
  expect(one!.environment).toMatchObject({
    DATABASE_URL: 'postgres://tischlein:secret@database:5432/tischlein',
    PUBLIC_URL: 'https://shop.example',
    DEMO: 'false',
  })
  const options = runOptions(one!, { PORT: '3810' }).join(' ')
  for (const option of ['--read-only', '--user 10001:10001', '--cap-drop ALL', '--volume data:/data'])
    expect(options).toContain(option)
  expect(options).toContain('--env PORT=3810')
})

test('what else stands in the file of secrets reaches the servers and the backup, and no other service', () => {
  const { services } = readCompose(text, { ...values, PAYPAL_CLIENT_ID: 'of the shop', TRUST_PROXY: '7' })
  for (const name of ['server-1', 'server-2', 'backup'])
    expect(services[name]!.environment).toMatchObject({ PAYPAL_CLIENT_ID: 'of the shop', TRUST_PROXY: '1' })
  for (const name of ['database', 'caddy'])
    expect(services[name]!.environment).not.toHaveProperty('PAYPAL_CLIENT_ID')
})

test('every volume that a service names is declared, and each folder of the repository exists', () => {
  const { services, volumes } = readCompose(text, values)
  const sources = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0]!),
  )
  const named = new Set(sources.filter((source) => !source.startsWith('.')))
  expect([...named].toSorted()).toEqual(Object.keys(volumes).toSorted())
  for (const source of sources.filter((source) => source.startsWith('.')))
    expect(() => readFileSync(join(projectRoot, source))).not.toThrow()
})
