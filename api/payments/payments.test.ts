import { expect, test } from 'vitest'
import { listPaymentProviders, type PaymentProvider } from '#contract/checkout.ts'
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
    name: 'Barzahlung',
    displayOption: 'direct',
    deliverTypes: ['delivery', 'takeaway', 'curbside'],
  })
  expect(atTable).toMatchObject({ name: 'Am Tisch bezahlen', deliverTypes: ['table'] })
})

test('the ways to pay are named in the language of the call, and as the restaurant calls them', async () => {
  const app = await createTestApp()
  const cashIn = async (lang: string) => {
    const answer = await app.request(`/checkout/payment-providers?lang=${lang}`)
    const { data } = (await answer.json()) as { data: PaymentProvider[] }
    return data.find(({ id }) => id === 'cash')
  }
  expect(await cashIn('en')).toMatchObject({
    name: 'Cash',
    description: 'Pay in cash when you receive your order',
  })
  expect(await cashIn('de')).toMatchObject({ name: 'Barzahlung' })
  await publish(app, { translations: [{ language_code: 'de', source_text: 'Cash', text: 'Bar' }] })
  expect(await cashIn('de')).toMatchObject({ name: 'Bar' })
})
