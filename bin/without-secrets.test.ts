import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

const TOKEN = 'pWx3Zt8mQ1kLr5vN7bYc2dFg'

test('the secret of an order is neither in the path nor in the error', () => {
  const failure = `Error: GET /order/${TOKEN} failed\n    at load (/order/${TOKEN})`
  expect(withoutSecrets(`/order/${TOKEN}`, failure)).toEqual({
    path: '/order/…',
    error: 'Error: GET /order/… failed\n    at load (/order/…)',
  })
})

test.each(['/', '/menu/pizza', '/pages/impressum', '/me/my-orders/A7K2'])('%s is logged as it is', (path) => {
  expect(withoutSecrets(path, 'Error')).toEqual({ path, error: 'Error' })
})
