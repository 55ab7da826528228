import { expect, test } from 'vitest'
import { listPaymentProviders } from '#contract/checkout.ts'
import { createTestApp } from '../test/app.ts'
import { publish, settings } from '../test/builders.ts'

test('the ways to pay are those that the restaurant has switched on', async () => {
  const app = await createTestApp()
  const ids = async () => (await app.call(listPaymentProviders, {})).map(({ id }) => id)
  expect(await ids()).toEqual(['cash', 'card_at_door', 'pay_at_table'])
  await publish(app, settings({ PAY_CASH: '' }))
  expect(await ids()).toEqual(['card_at_door', 'pay_at_table'])
})

test('a way to pay is shown without a card icon and names its deliver types', async () => {
  const app = await createTestApp()
  const [cash, , atTable] = await app.call(listPaymentProviders, {})
  expect(cash).toMatchObject({
    name: 'Cash',
    displayOption: 'direct',
    deliverTypes: ['delivery', 'takeaway', 'curbside'],
  })
  expect(atTable).toMatchObject({ name: 'Pay at the table', deliverTypes: ['table'] })
})
