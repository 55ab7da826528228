import { describe, expect, test } from 'vitest'
import { createPaypalGateway } from '../gateway.ts'
import { startFakePaypal } from './fake.ts'
import { newPayment, setUp } from '../../../../test/payments/gateway-bench.ts'

async function start() {
  const fake = await startFakePaypal()
  const { gateway } = await setUp(async (patience) => ({
    fake,
    gateway: createPaypalGateway(fake.config, { patience }),
  }))
  const { ref, url } = await gateway.create(newPayment())
  const choose = async (choice: string) => {
    const body = new URLSearchParams({ choice })
    const page = `${fake.url}/pay/${ref}`
    const response = await fetch(page, { method: 'POST', body, redirect: 'manual' })
    return response.headers.get('location')
  }
  return { fake, gateway, ref, url: url ?? '', choose }
}

describe('the payment page of the fake PayPal', () => {
  test('shows what is to be paid', async () => {
    const { url } = await start()
    expect(await (await fetch(url)).text()).toContain('23.90 EUR: Bestellung A1001')
  })

  test('sends a buyer who pays back with the order and the payer', async () => {
    const { choose, ref, gateway } = await start()
    expect(await choose('Pay')).toBe(
      `https://shop.example/?payment=provider&sess=token&token=${ref}&PayerID=QYR5Z8XDVJNXQ`,
    )
    expect(await gateway.read(ref)).toMatchObject({ state: 'confirmed' })
  })

  test('sends a buyer who turns back to the other address, and nothing has happened', async () => {
    const { choose, ref, gateway } = await start()
    expect(await choose('Cancel')).toBe(
      `https://shop.example/checkout?payment=provider&sess=token&token=${ref}`,
    )
    expect(await gateway.read(ref)).toMatchObject({ state: 'open' })
  })

  test('lets a bad card through, which is declined when it is captured', async () => {
    const { choose, ref, gateway } = await start()
    expect(await choose('Decline')).toContain(ref)
    expect(await gateway.collect(ref, 'collect')).toMatchObject({ state: 'open', captured: 0 })
  })

  test('has nothing to pay once it is done', async () => {
    const { choose, url } = await start()
    await choose('Pay')
    expect(await (await fetch(url)).text()).toContain('There is nothing to pay here')
  })
})
