import type { PayShop } from './payments/pay-shop.ts'
import { addGuest } from './accounts.ts'
import type { Prepare } from './staff-writes.ts'

const ada = ({ app }: PayShop) => addGuest(app, 'ada@example.org')
const isBlocked = { isBlocked: true }
const isFree = { isBlocked: false }

async function send({ app, headers }: PayShop, method: string, path: string, body?: object) {
  return app.request(`/staff/guests/${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  })
}

/** Examples of the writes of members about guests. */
export const guestWrites: Record<string, Prepare> = {
  correctGuestPoints: async (shop) => {
    const id = await ada(shop)
    return {
      send: () => send(shop, 'PUT', `${id}/points/one`, { amount: 2.5, reason: 'Cold pizza' }),
      line: { kind: 'guest', before: { points: 0 }, after: { points: 2.5 } },
    }
  },
  blockGuest: async (shop) => {
    const id = await ada(shop)
    return {
      send: () => send(shop, 'POST', `${id}/block`, { reason: 'Ordered in vain' }),
      line: { kind: 'guest', before: isFree, after: isBlocked },
    }
  },
  unblockGuest: async (shop) => {
    const id = await ada(shop)
    await send(shop, 'POST', `${id}/block`, { reason: 'Ordered in vain' })
    return {
      send: () => send(shop, 'POST', `${id}/unblock`, { reason: 'A mistake' }),
      line: { kind: 'guest', before: isBlocked, after: isFree },
    }
  },
  deleteGuest: async (shop) => {
    const id = await ada(shop)
    return {
      send: () => send(shop, 'DELETE', id),
      line: { kind: 'guest', before: { hasAccount: true, orders: 0 }, after: null },
    }
  },
  deleteGuestByEmail: async ({ app, headers }) => ({
    send: () => app.post('/staff/guest-data/delete', { email: 'grace@example.org' }, headers),
    line: { kind: 'guest', before: { hasAccount: false }, after: null },
  }),
}
