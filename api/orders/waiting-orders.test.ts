import { expect, test } from 'vitest'
import { write } from '../test/builders.ts'
import { branch, workAtMain } from '../test/branches.ts'
import { copyOrder } from '../test/copied-orders.ts'
import { openCounter } from '../test/counter.ts'
import { addStaff, signedIn } from '../test/staff.ts'
import { deliveryBody } from '../test/shop.ts'

async function openWaiting() {
  const counter = await openCounter()
  const { app, headers } = counter
  const count = async (as = headers) => {
    const response = await app.request('/staff/waiting-orders', { headers: as })
    return (await response.json()) as unknown
  }
  return { ...counter, count }
}

test('all orders that wait are counted, more than a page of them too, and no others', async () => {
  const { app, place, move, count } = await openWaiting()
  expect(await count()).toEqual({ data: 0 })
  const { id } = await place()
  await copyOrder(app, id, { count: 44 })
  expect(await count()).toEqual({ data: 45 })
  await move(id, { from: 'pending_approval', status: 'approved', minutes: 20 })
  expect(await count()).toEqual({ data: 44 })
})

test('a member hears of waiting orders of the own branches, a driver of deliveries alone', async () => {
  const { app, place, count } = await openWaiting()
  const { id } = await place()
  await write(app, branch('nord'))
  await copyOrder(app, id, { count: 2, values: { branch_id: 'nord' } })
  await place(deliveryBody())
  await addStaff(app, 'driver@example.org', 'driver')
  expect(await count(await signedIn(app, 'driver@example.org'))).toEqual({ data: 1 })
  expect(await count()).toEqual({ data: 4 })
  await workAtMain(app)
  expect(await count()).toEqual({ data: 2 })
})

test('what waits is told to nobody who is not signed in', async () => {
  const { app } = await openWaiting()
  expect((await app.request('/staff/waiting-orders')).status).toBe(401)
})
