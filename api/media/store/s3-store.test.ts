import { expect, test } from 'vitest'
import { StoreUnavailable } from '../../db/store-unavailable.ts'
import { startFakeS3 } from '../../test/fake-s3.ts'
import { createS3Store } from './s3-store.ts'

const ID = '0a'.repeat(12)

async function openStore() {
  const fake = await startFakeS3()
  const place = { ...fake, folder: 'laden' }
  return { ...fake, store: createS3Store(place), impatient: createS3Store(place, 300) }
}

const picture = (names: readonly string[]) =>
  names.map((name) => ({ name: `${ID}/${name}`, content: Buffer.from(`${name} \0\xff`, 'latin1') }))

test('files come back from a bucket byte by byte, and lie there in the folder that was named', async () => {
  const { store, objects } = await openStore()
  const files = picture(['480.webp', '480.avif', 'picture.json'])
  await store.put(files)
  expect([...objects.keys()].toSorted()).toEqual([
    `laden/${ID}/480.avif`,
    `laden/${ID}/480.webp`,
    `laden/${ID}/picture.json`,
  ])
  for (const { name, content } of files) expect((await store.get(name))?.equals(content)).toBe(true)
  expect([await store.has(files[0]!.name), await store.has(`${ID}/960.webp`)]).toEqual([true, false])
  expect(await store.get(`${ID}/960.webp`)).toBeUndefined()
})

test('what makes a picture complete is sent last, and not at all when something before it fails', async () => {
  const { store, objects, calls, behave } = await openStore()
  await store.put(picture(['240.webp', '480.webp', 'picture.json']))
  expect(calls.at(-1)).toContain('picture.json')
  objects.clear()
  behave((request, response) => void response.writeHead(request.url?.includes('480') ? 500 : 200).end())
  await expect(store.put(picture(['240.webp', '480.webp', 'picture.json']))).rejects.toBeInstanceOf(
    StoreUnavailable,
  )
  expect(calls.slice(3).filter((call) => call.includes('picture.json'))).toEqual([])
})

test('a list of several pages is read to its end, and a folder is removed with everything in it', async () => {
  const { store } = await openStore()
  const names = Array.from({ length: 8 }, (_, at) => `${at}.webp`)
  await store.put(picture(names))
  await store.put([{ name: `uploads/${ID}.webp`, content: Buffer.from('x') }])
  expect(await store.list('')).toHaveLength(9)
  expect(await store.list(`${ID}/`)).toEqual(names.map((name) => `${ID}/${name}`))
  await store.remove([`${ID}/`])
  expect(await store.list('')).toEqual([`uploads/${ID}.webp`])
})

test.each<[string, Parameters<Awaited<ReturnType<typeof startFakeS3>>['behave']>[0]]>([
  ['fails', (_, response) => void response.writeHead(500).end()],
  ['refuses the key', (_, response) => void response.writeHead(403).end('<Code>AccessDenied</Code>')],
  [
    'does not know the bucket',
    (_, response) => void response.writeHead(404).end('<Code>NoSuchBucket</Code>'),
  ],
  ['does not answer', () => {}],
  ['stops in the middle', (_, response) => void response.writeHead(200).write('half a pic')],
  [
    'cuts the connection',
    (_, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('half')
      setImmediate(() => response.destroy())
    },
  ],
])('a store that %s is not available, and nothing half is taken for a picture', async (_, answer) => {
  const { store, impatient, behave } = await openStore()
  behave(answer)
  await expect(impatient.get(`${ID}/480.webp`)).rejects.toBeInstanceOf(StoreUnavailable)
  behave(undefined)
  expect(await store.get(`${ID}/480.webp`)).toBeUndefined()
})

test('a store that stumbles once is asked again', async () => {
  const { store, behave } = await openStore()
  await store.put(picture(['480.webp']))
  behave((_, response) => {
    behave(undefined)
    response.writeHead(503).end()
  })
  expect(await store.get(`${ID}/480.webp`)).toBeDefined()
})

test('a wrong key is said to be one without being shown', async () => {
  const fake = await startFakeS3()
  const store = createS3Store({ ...fake, s3: { ...fake.s3, secretKey: 'another' }, folder: '' })
  const error: unknown = await store.get(`${ID}/480.webp`).catch((refused: unknown) => refused)
  expect(String(error)).toMatch(/GET in http:.* was answered 403/)
  expect(String(error)).not.toContain('another')
})
