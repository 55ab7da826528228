import { expect, test } from 'vitest'
import { createTestApp } from '../../test/app.ts'
import { systemCtx } from '../../test/user.ts'
import { createSearchLimit } from './search-limit.ts'

test('whoever has 56 bits of IPv6 does not search for addresses without end', async () => {
  const app = await createTestApp()
  const limit = createSearchLimit()
  const search = (at: number) =>
    limit.search({ ...systemCtx(app), actor: { kind: 'guest' }, address: `2001:db8:1:${at.toString(16)}::1` })
  // One person searches 600 times, a rate-limit key stands for three, and 56 bits for four of those.
  for (let at = 0; at < 600 * 3 * 4; at++) search(at % 256)
  expect(() => search(0)).toThrow('Too many tries')
})
