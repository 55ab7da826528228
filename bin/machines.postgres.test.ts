import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { publishDrafts } from '#contract/publishing.staff.ts'
import { cropPicture } from '#contract/media.staff.ts'
import { getProduct } from '#contract/menu.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { markSoldOut } from '#contract/today.staff.ts'
import { wholePicture } from '#domain/media/crop.ts'
import { createApp } from '#api/app.ts'
import { addGuest } from '#api/test/accounts.ts'
import type { TestApp } from '#api/test/app.ts'
import { addApp } from '#api/test/authenticator.ts'
import { readStream } from '#api/test/counter.ts'
import { publish, settings } from '#api/test/builders.ts'
import { draftPrice, staffClient } from '#api/test/documents.ts'
import { createTwoMachines } from '#api/test/machines.ts'
import { startMails } from '#api/test/mails.ts'
import type { Message } from '#api/notifications/message.ts'
import { photograph } from '#api/test/pictures.ts'
import { placeOrderBody } from '#api/test/shop.ts'
import { addStaff, signedIn, staffPassword, trySignIn } from '#api/test/staff.ts'
import { answerMedia } from './answer-media.ts'
import { startContentRefresh } from './refresh-content.ts'
import { createWebManifest } from './web-manifest.ts'

const OWN_ICON = new URL('../storefront/public/favicon.svg', import.meta.url).pathname

/** Looks for what the other machine has written, as a server does every second. */
function startRefresh({ deps }: TestApp): void {
  const refresh = startContentRefresh(deps, async () => {})
  onTestFinished(() => refresh.stop())
}

async function upload(app: TestApp): Promise<StoredPicture> {
  await addStaff(app, 'pia@example.org')
  const response = await app.request('/staff/media', {
    method: 'POST',
    headers: { ...(await signedIn(app, 'pia@example.org')), 'content-type': 'image/jpeg' },
    body: new Uint8Array(await photograph()),
  })
  return ((await response.json()) as { data: StoredPicture }).data
}

test('a picture that is uploaded at one machine is served, cropped and made an icon at the other', async () => {
  const [one, two] = await createTwoMachines()
  const picture = await upload(one)
  const server = new Hono().all('/media/*', answerMedia(two.deps))
  for (const address of [picture.url, picture.square]) {
    const response = await server.request(address)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  }
  const mina = await staffClient(two)
  const area = { ...wholePicture, focus: { x: 0.1, y: 0.5 } }
  const cropped = await mina(cropPicture, { params: { id: picture.id }, body: area })
  expect((await new Hono().all('/media/*', answerMedia(one.deps)).request(cropped.wide)).status).toBe(200)

  await publish(two, settings({ FAVICON: cropped.url }))
  const icons = async ({ deps }: TestApp) =>
    (await createWebManifest(deps, createApp(deps), OWN_ICON).manifest()).text()
  await one.deps.content.refresh()
  expect(await icons(one)).toBe(await icons(two))
})

test('what is published at one machine shows at the other by itself', async () => {
  const [one, two] = await createTwoMachines()
  startRefresh(two)
  const mina = await staffClient(one)
  await draftPrice(mina, 1350)
  const price = async () =>
    (await two.call(getProduct, { params: { categoryId: 'pizzas', productId: 'margherita' } })).sizes.at(-1)
      ?.price
  expect(await price()).toBe(1290)
  await mina(publishDrafts, { body: {} })
  await expect.poll(price, { timeout: 10_000 }).toBe(1350)
})

test('what is sold out at one machine is refused at the other at once', async () => {
  const [one, two] = await createTwoMachines()
  expect((await two.post('/checkout', placeOrderBody())).status).toBe(200)
  const mina = await staffClient(one)
  await mina(markSoldOut, { body: { kind: 'product', id: 'margherita', end: { kind: 'day' } } })
  expect((await two.post('/checkout', placeOrderBody())).status).toBe(422)
})

test('the staff at one machine hears of an order that is placed at the other', async () => {
  const [one, two] = await createTwoMachines()
  await addStaff(two, 'jo@example.org', 'kitchen')
  const stream = readStream(
    await two.request('/staff/live', { headers: await signedIn(two, 'jo@example.org') }),
  )
  expect(await stream.next()).toMatchObject({ kind: 'ready' })
  expect((await one.post('/checkout', placeOrderBody())).status).toBe(200)
  expect(await stream.next()).toMatchObject({ kind: 'order.placed' })
})

test('a sign-in that begins at one machine ends at the other, and holds at both', async () => {
  const [one, two] = await createTwoMachines()
  await addStaff(one, 'mina@example.org')
  const device = await addApp(one, await signedIn(one, 'mina@example.org'))
  const first = await trySignIn(one, 'mina@example.org', staffPassword)
  const { data } = (await first.json()) as { data: { step: string } }
  const code = device.recoveryCodes[0]!
  const second = await two.post('/staff/sign-in/second-step', { step: data.step, code })
  const { token } = ((await second.json()) as { data: { token: string } }).data
  for (const app of [one, two]) {
    const session = await app.request('/staff/session', { headers: { authorization: `Bearer ${token}` } })
    expect(session.status).toBe(200)
  }
})

test('a mail that one machine writes is sent once, by either, and its password opens the account at both', async () => {
  const [one, two] = await createTwoMachines()
  await addGuest(one, 'ada@example.org')
  const sent: Message[] = []
  const channel = { send: async (message: Message) => void sent.push(message), close: () => {} }
  await one.post('/reset-password', { email: 'ada@example.org' })
  const { payload_json } = await two.db
    .selectFrom('outbox')
    .select('payload_json')
    .where('kind', '=', 'new_password')
    .executeTakeFirstOrThrow()
  const { password } = JSON.parse(payload_json) as { password: string }
  const workers = [one, two].map((app) => startMails(app, { channel }))
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(1)
  await Promise.all(workers.map((worker) => worker.stop()))
  expect((await two.post('/login', { email: 'ada@example.org', password })).status).toBe(200)
  expect(sent).toHaveLength(1)
})
