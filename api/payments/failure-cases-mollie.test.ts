import { failureCases } from '../test/payments/failure-cases.ts'
import { startFakeMollie } from '../test/payments/fake-mollie.ts'
import { createMollieGateway } from './gateways/mollie.ts'

failureCases(
  'Mollie',
  async (patience) => {
    const fake = await startFakeMollie({ most: 2 })
    return { fake, gateway: createMollieGateway(fake.config, patience) }
  },
  { declineEnds: true, lists: true, signs: false },
)
