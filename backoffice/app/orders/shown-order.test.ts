import { afterEach, expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import type { StaffOrder } from '#contract/orders.staff.ts'
import { keepShown, readShown } from './shown-order.ts'

const order = { id: 'a', code: 'ABC234' } as StaffOrder
const answers = (status: number) => () => Promise.reject(new ApiError(status, 'network', '', undefined))

let hide = () => {}
afterEach(() => hide())

test.each([0, 429, 500, 503])(
  'an open ticket stays as it is when reading it anew answers %i',
  async (status) => {
    hide = keepShown(order)
    expect(await readShown('a', answers(status))).toBe(order)
  },
)

test.each([401, 403, 404])('an open ticket gives way when reading it anew answers %i', async (status) => {
  hide = keepShown(order)
  await expect(readShown('a', answers(status))).rejects.toMatchObject({ status })
})

test('a ticket that is not open yet, or not any more, fails to open', async () => {
  hide = keepShown(order)
  await expect(readShown('b', answers(503))).rejects.toMatchObject({ status: 503 })
  hide()
  await expect(readShown('a', answers(503))).rejects.toMatchObject({ status: 503 })
})
