import { expect, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { systemCtx } from '../test/user.ts'
import { createAddressLimit, createProcessAddressLimit } from './address-limit.ts'

/** The 64 bits of a customer among the 256 of a home, of one home among the 256 of a provider's 48 bits. */
const within56 = (at: number) => `2001:db8:1:${at.toString(16).padStart(4, '0')}::1`
const within48 = (at: number) => `2001:db8:1:${at.toString(16).padStart(2, '0')}00::1`

test.each([
  ['in the database', () => createAddressLimit('tries', 10)],
  ['in this process', () => createProcessAddressLimit(10)],
] as const)(
  'what is counted %s counts a key of 64 bits once, the 56 bits around it four times, 48 bits sixteen times',
  async (_, create) => {
    const app = await createTestApp()
    const taken = async (addressOf: (at: number) => string) => {
      const limit = create()
      let count = 0
      for (let at = 0; at < 170; at++) {
        const ctx = { ...systemCtx(app), address: addressOf(at) }
        try {
          await limit.take(ctx)
          count++
        } catch (error) {
          expect(error).toMatchObject({ code: 'too_many_requests', retryAfter: 900 })
        }
      }
      await app.db.deleteFrom('rate_limits').execute()
      return count
    }
    expect(await taken(() => '203.0.113.7')).toBe(10)
    expect(await taken(() => '2001:db8:1:2::9')).toBe(10)
    expect(await taken(within56)).toBe(40)
    expect(await taken(within48)).toBe(160)
  },
)
