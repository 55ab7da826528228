import { expect, test } from 'vitest'
import { listBranches } from '#contract/branches.ts'
import { createTestApp } from '../test/app.ts'
import { publish } from '../test/builders.ts'

test('branches come in order, each with the address below which its API lives', async () => {
  const app = await createTestApp()
  await publish(app, {
    branches: [
      { id: 'b2', slug: 'nord', name: 'Nord', position: 2 },
      { id: 'b1', slug: 'mitte', name: 'Mitte', position: 1 },
    ],
  })
  expect(await app.call(listBranches, {})).toEqual([
    { id: 'b1', name: 'Mitte', url: '/branches/mitte' },
    { id: 'b2', name: 'Nord', url: '/branches/nord' },
  ])
})
