import { failureCases } from '../test/payments/failure-cases.ts'
import { createMemoryBench } from '../test/payments/fake-memory.ts'

failureCases('memory', async () => createMemoryBench(), { declineEnds: true, lists: true, signs: true })
failureCases('memory without holds', async () => createMemoryBench({ canHold: false }), {
  declineEnds: true,
  lists: true,
  signs: true,
})
