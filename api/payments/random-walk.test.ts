import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { finish } from '../test/payments/finish-walk.ts'
import { openWalkShop, place, steps } from '../test/payments/payment-walk.ts'

const RUNS = inject('engine') === 'sqlite' ? 1_800 : 60

test('after any sequence of actions by guests, provider, staff and crashes, the money matches the orders', async () => {
  const shop = await openWalkShop()
  let runs = 0
  await fc.assert(
    fc.asyncProperty(
      fc.record({ canHold: fc.boolean(), canClose: fc.boolean(), confirmsFirst: fc.boolean() }),
      fc.commands(steps, { maxCommands: 12, size: 'max' }),
      async (run, commands) => {
        runs++
        const walk = shop.begin(run)
        await place(walk, 'a')
        await fc.asyncModelRun(() => ({ model: {}, real: walk }), commands)
        await finish(walk)
      },
    ),
    // The same walks on every machine, so that a failure can be reproduced.
    { numRuns: RUNS, seed: 20_261_120 },
  )
  expect(runs).toBeGreaterThanOrEqual(RUNS)
}, 1_200_000)
