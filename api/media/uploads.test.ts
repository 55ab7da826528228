import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { cropPicture, getPicture, listPictures } from '#contract/media.staff.ts'
import { getProductDocument, saveProductDocument } from '#contract/menu.staff.ts'
import { publishDrafts } from '#contract/publishing.staff.ts'
import type { StaffRole } from '#contract/staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { wholePicture } from '#domain/media/crop.ts'
import { mediaMessages } from '#domain/media/media-messages.ts'
import type { TestApp } from '../test/app.ts'
import { refused, staffClient } from '../test/documents.ts'
import { photograph } from '../test/pictures.ts'
import { createTestShop } from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'
import { nightlyTasks } from '../composition/nightly-tasks.ts'
import { systemCtx } from '../test/user.ts'

type Sent = { type?: string; language?: string; query?: string }
type Desk = TestApp & {
  headers: { authorization: string }
  send(bytes: Uint8Array, sent?: Sent): Promise<Response>
  upload(bytes: Uint8Array): Promise<StoredPicture>
}

async function openDesk(role: StaffRole = 'owner'): Promise<Desk> {
  const app = await createTestShop()
  await addStaff(app, 'pia@example.org', role)
  const headers = await signedIn(app, 'pia@example.org')
  const send: Desk['send'] = (bytes, { type = 'image/jpeg', language = 'en', query = '' } = {}) =>
    app.request(`/staff/media${query}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': type, 'accept-language': language },
      body: new Uint8Array(bytes),
    })
  const upload: Desk['upload'] = async (bytes) => {
    const response = await send(bytes)
    expect(response.status, await response.clone().text()).toBe(200)
    return ((await response.json()) as { data: StoredPicture }).data
  }
  return { ...app, headers, send, upload }
}

const fileOf = ({ deps }: TestApp, address: string) => join(deps.mediaDir, address.replace('/media/', ''))
const bytesOf = (text: string) => new TextEncoder().encode(text)
/** A PNG of one colour that says it is so large. */
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()

test('an uploaded picture is answered when all of its files are there', async () => {
  const desk = await openDesk()
  const picture = await desk.upload(await photograph())
  expect(picture).toMatchObject({ width: 600, height: 400, placeholder: expect.stringMatching(/^data:/) })
  const files = await readdir(join(desk.deps.mediaDir, picture.id))
  for (const address of [picture.url, picture.square, picture.circle, picture.wide])
    expect(files).toContain(address.split('/').at(-1))
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'the bytes of a file say that it is %s, whatever its type says',
  async (format) => {
    const desk = await openDesk()
    const bytes = await sharp(await photograph())
      .toFormat(format)
      .toBuffer()
    expect((await desk.send(bytes, { type: 'image/svg+xml' })).status).toBe(200)
    expect((await desk.send(bytes, { type: 'application/octet-stream' })).status).toBe(200)
  },
)

describe('refused with its own sentence is', () => {
  const jpeg = photograph()
  const cases: [string, () => Promise<Uint8Array>, number, string, Sent?][] = [
    ['a file of 21 MB', async () => new Uint8Array(21 * 1024 * 1024), 413, mediaMessages.tooLarge],
    ['no file', async () => new Uint8Array(), 422, mediaMessages.empty],
    [
      'a drawing with a script that is called JPEG',
      async () => bytesOf('<svg onload="alert(1)"/>'),
      415,
      mediaMessages.svg,
    ],
    ['an animation', async () => bytesOf('GIF89a'), 415, mediaMessages.gif],
    ['a page', async () => bytesOf('<!doctype html><script>alert(1)</script>'), 415, mediaMessages.wrongType],
    ['half a JPEG', async () => (await jpeg).subarray(0, 900), 422, mediaMessages.broken],
    ['the head of a JPEG', async () => (await jpeg).subarray(0, 4), 422, mediaMessages.broken],
    ['a PNG with other bytes in it', async () => broken(await flat(300, 300)), 422, mediaMessages.broken],
    [
      'a picture of 100 megapixels in few bytes',
      () => flat(10_000, 10_000),
      422,
      mediaMessages.tooManyPixels,
    ],
    [
      'a picture that is sent as a form',
      () => jpeg,
      415,
      mediaMessages.notSent,
      { type: 'multipart/form-data; boundary=x' },
    ],
    ['a picture without a type', () => jpeg, 415, mediaMessages.notSent, { type: '' }],
  ]
  test.each(cases)('%s', async (_, bytes, status, message, sent) => {
    const desk = await openDesk()
    const response = await desk.send(await bytes(), sent)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(message)
    expect(await readdir(desk.deps.mediaDir).catch(() => [])).toEqual([])
  })

  test('in the language of the caller', async () => {
    const desk = await openDesk()
    const response = await desk.send(new Uint8Array(), { language: 'de' })
    expect(await response.json()).toEqual({ data: { picture: ['Diese Datei ist leer'] } })
  })
})

const broken = (png: Buffer): Buffer => Buffer.from(png).fill(0x55, 60, 160)

test('nothing of a file but its pixels is kept: no place, no camera and no program behind the picture', async () => {
  const desk = await openDesk()
  const taken = await sharp(await photograph())
    .withExif({
      IFD0: { Make: 'Secret camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .toBuffer()
  const picture = await desk.upload(Buffer.concat([taken, bytesOf('<script>alert(1)</script>')]))
  const { upload } = (await (await staffClient(desk))(getPicture, { params: { id: picture.id } }))!
  for (const address of [upload.url, picture.url, picture.square]) {
    const stored = await readFile(fileOf(desk, address))
    expect(stored.includes('Secret') || stored.includes('<script'), address).toBe(false)
    const { exif, icc, xmp, space } = await sharp(stored).metadata()
    expect({ exif, icc, xmp, space }).toEqual({ space: 'srgb' })
  }
})

test('the same file again is free: the same picture, no second file and no second line in the log', async () => {
  const desk = await openDesk()
  const bytes = await photograph()
  const [one, two] = await Promise.all([desk.upload(bytes), desk.upload(bytes)])
  expect([two, await desk.upload(bytes)]).toEqual([one, one])
  const lines = await desk.db.selectFrom('staff_changes').selectAll().where('kind', '=', 'picture').execute()
  expect(lines).toHaveLength(1)
  expect(await desk.db.selectFrom('uploads').select('id').execute()).toHaveLength(1)
})

test('a picture can be stored in the shape of its place at once', async () => {
  const desk = await openDesk()
  const bytes = await photograph()
  const shaped = async () =>
    ((await (await desk.send(bytes, { query: '?shape=square' })).json()) as { data: StoredPicture }).data
  expect(await shaped()).toMatchObject({ width: 400, height: 400 })
  expect((await desk.upload(bytes)).width).toBe(600)
  expect((await desk.send(bytes, { query: '?shape=round' })).status).toBe(422)
})

test.each(['counter', 'kitchen', 'driver'] as const)(
  'a member of the role %s uploads nothing',
  async (role) => {
    const desk = await openDesk(role)
    expect((await desk.send(await photograph())).status).toBe(403)
  },
)

test('a member uploads so often in a quarter of an hour, and no more than there is room for', async () => {
  const desk = await openDesk()
  for (let index = 0; index < 200; index++) await desk.send(bytesOf('GIF89a'))
  expect((await desk.send(await photograph())).status).toBe(429)
  desk.setClock('2026-11-20T18:16:00.000Z')
  await desk.upload(await photograph())
  await desk.db
    .updateTable('uploads')
    .set({ bytes: 2 * 1024 ** 3 - 100 })
    .execute()
  const full = await desk.send(await photograph({ width: 300 }))
  expect([full.status, await full.json()]).toEqual([422, { data: { picture: [mediaMessages.noRoom] } }])
})

test('a crop is another picture of the same upload whose cuts follow the point that stays in sight', async () => {
  const desk = await openDesk()
  const whole = await desk.upload(await photograph({ width: 900, height: 300 }))
  const mina = await staffClient(desk)
  const at = async (picture: StoredPicture, cut: 'square' | 'wide') => {
    const { data, info } = await sharp(fileOf(desk, picture[cut])).raw().toBuffer({ resolveWithObject: true })
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
    return data[middle + 1]! < 60 ? 'red' : 'grey'
  }
  expect(await at(whole, 'square')).toBe('grey')
  const params = { id: whole.id }
  const left = await mina(cropPicture, { params, body: { ...wholePicture, focus: { x: 0.1, y: 0.5 } } })
  expect([left.width, left.height, await at(left, 'square')]).toEqual([900, 300, 'red'])
  const area = { x: 0, y: 0, width: 0.3, height: 1 }
  const part = await mina(cropPicture, { params: { id: left.id }, body: { area, focus: { x: 0.9, y: 0.5 } } })
  expect([part.width, part.height, await at(part, 'wide')]).toEqual([270, 300, 'red'])
  expect(await mina(getPicture, { params: { id: part.id } })).toEqual({
    picture: part,
    upload: { url: expect.stringMatching(/^\/media\/uploads\//), width: 900, height: 300 },
    crop: { area, focus: { x: 0.9, y: 0.5 } },
  })
})

test('a part beyond the edge is refused, a picture that was drawn has no other part, and one that is unknown cannot be cropped', async () => {
  const desk = await openDesk()
  const { id } = await desk.upload(await photograph())
  const mina = await staffClient(desk)
  const area = { x: 0.6, y: 0, width: 0.6, height: 1 }
  const beyond = await desk.post(`/staff/media/${id}/crops`, { ...wholePicture, area }, desk.headers)
  expect([beyond.status, await beyond.json()]).toEqual([422, { data: { area: [mediaMessages.beyond] } }])
  const unknown = { id: 'f'.repeat(24) }
  expect(await mina(getPicture, { params: unknown })).toBeNull()
  expect((await refused(mina(cropPicture, { params: unknown, body: wholePicture }))).status).toBe(404)
})

/** Puts a picture on the Margherita, as a draft. */
async function useIt(mina: Client, poster: StoredPicture | null) {
  const params = { id: 'margherita' }
  const { version, document } = await mina(getProductDocument, { params })
  await mina(saveProductDocument, { params, query: { version }, body: { ...document, poster } })
}

test('the pictures in use are those that documents show, with these documents', async () => {
  const desk = await openDesk()
  const picture = await desk.upload(await photograph())
  const mina = await staffClient(desk)
  const used = async () => (await mina(listPictures, {})).filter((one) => one.picture.id === picture.id)
  expect(await used()).toEqual([])
  await useIt(mina, { ...picture, alt: 'Auf Holz' })
  expect(await used()).toEqual([
    {
      picture: { ...picture, alt: 'Auf Holz' },
      usedIn: [{ kind: 'product', id: 'margherita', name: 'margherita' }],
    },
  ])
})

test('guests read the alternative text of a picture in their language, and nothing else of what was said of it', async () => {
  const desk = await openDesk()
  const mina = await staffClient(desk)
  const texts = { alt: 'Auf Holz', translations: { en: { alt: 'On wood' }, tr: { alt: '' } } }
  await useIt(mina, { ...(await desk.upload(await photograph())), ...texts })
  await mina(publishDrafts, { body: {} })
  const read = async (language: string) => {
    const response = await desk.request(`/products/categories/pizzas/products/margherita?lang=${language}`)
    return ((await response.json()) as { data: { poster: { data: object } } }).data.poster.data
  }
  expect(await read('en')).toMatchObject({ alt: 'On wood' })
  expect(await read('de')).toMatchObject({ alt: 'Auf Holz' })
  expect(await read('de')).not.toHaveProperty('translations')
})

const forget = (desk: Desk, at: string) => {
  desk.setClock(at)
  return nightlyTasks.find(({ name }) => name === 'pictures')!.run(systemCtx(desk))
}
const isThere = async (desk: Desk, { id }: StoredPicture) => (await readdir(desk.deps.mediaDir)).includes(id)

test('a picture that nothing names is forgotten after two weeks, with its files', async () => {
  const desk = await openDesk()
  const picture = await desk.upload(await photograph())
  expect(await forget(desk, '2026-12-03T03:00:00.000Z')).toBe(0)
  expect(await forget(desk, '2026-12-05T03:00:00.000Z')).toBe(1)
  expect(await isThere(desk, picture)).toBe(false)
  expect(await readdir(join(desk.deps.mediaDir, 'uploads'))).toEqual([])
})

test('a picture stays as long as a publication names it, also what was before it', async () => {
  const desk = await openDesk()
  const picture = await desk.upload(await photograph())
  const mina = await staffClient(desk)
  await useIt(mina, picture)
  await mina(publishDrafts, { body: {} })
  await useIt(mina, null)
  await mina(publishDrafts, { body: {} })
  await forget(desk, '2027-01-02T03:00:00.000Z')
  expect(await forget(desk, '2028-01-02T03:00:00.000Z')).toBe(0)
  expect(await isThere(desk, picture)).toBe(true)
})

test('a picture stays while a draft names it, and two weeks longer', async () => {
  const desk = await openDesk()
  const picture = await desk.upload(await photograph())
  const mina = await staffClient(desk)
  await useIt(mina, picture)
  expect(await forget(desk, '2027-01-01T03:00:00.000Z')).toBe(0)
  await useIt(await staffClient(desk, { email: 'kim@example.org' }), null)
  expect(await forget(desk, '2027-01-02T03:00:00.000Z')).toBe(0)
  expect(await forget(desk, '2027-01-15T03:00:00.000Z')).toBe(0)
  expect(await forget(desk, '2027-01-17T03:00:00.000Z')).toBe(1)
})
