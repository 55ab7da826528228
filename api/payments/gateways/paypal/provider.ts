import { z } from 'zod'
import { providerWithKeys } from '../../payment-provider.ts'
import { createPaypalGateway } from './gateway.ts'

const Text = z.string().min(1)

/** PayPal, as the product knows it. Its keys do not show their mode; the address they are used at does. */
export const paypal = providerWithKeys({
  id: 'paypal',
  name: 'PayPal',
  required: {
    PAYPAL_CLIENT_ID: { schema: Text },
    PAYPAL_CLIENT_SECRET: { schema: Text, isSecret: true },
    PAYPAL_WEBHOOK_ID: { schema: Text },
  },
  optional: {},
  testUrl: 'PAYPAL_TEST_URL',
  createGateway: (
    { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID },
    { isProduction, testUrl },
    { clock },
  ) =>
    createPaypalGateway(
      {
        clientId: PAYPAL_CLIENT_ID,
        clientSecret: PAYPAL_CLIENT_SECRET,
        webhookId: PAYPAL_WEBHOOK_ID,
        isLive: isProduction,
        ...(testUrl !== undefined && { testUrl }),
      },
      { clock },
    ),
})
