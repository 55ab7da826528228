import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { Order } from '#contract/orders.ts'
import { type Ctx, isoNow } from '../context.ts'
import { guestKeyOf } from '../guest-key.ts'
import { hasEmail, type Person, type PersonalData, rowsOfPerson } from '../personal-data.ts'
import { findRestrictedGuests, restrictErased } from './restricted-guests.ts'
import { showOrders } from './show-orders.ts'

/**
 * The orders of a person as personal data (ux.md R-D5). Erasing detaches them from the account and from the list of guests,
 * pseudonymises the guest of finished ones, because the law requires that the orders themselves are kept, and deletes the
 * guest of those that were never paid. One that is under way keeps its guest until it is over.
 */
export const ordersData: PersonalData = {
  name: 'orders',

  async export(ctx: Ctx, person: Person): Promise<unknown[]> {
    const rows = await ctx.db
      .selectFrom('orders')
      .selectAll()
      .where(ordersOf(ctx, person))
      .orderBy('placed_at')
      .orderBy('id')
      .execute()
    const orders = await showOrders(ctx, rows)
    const guests = await findRestrictedGuests(ctx, rows)
    return orders.map((order, index) => {
      const { email, phone } = rows[index] ?? {}
      const guest = guests.get(order.id)
      return { ...z.encode(Order, order), email, phone, ...(guest && { restricted: guest }) }
    })
  },

  async erase(ctx: Ctx, person: Person): Promise<void> {
    await ctx.db
      .updateTable('orders')
      .set({ user_id: null, guest_key: null, erased_at: isoNow(ctx.deps) })
      .where(ordersOf(ctx, person))
      .execute()
    await restrictErased(ctx)
    if (person.userId === null) return
    await ctx.db
      .updateTable('restricted_guests')
      .set({ user_id: null })
      .where('user_id', '=', person.userId)
      .execute()
  },
}

/**
 * Also those whose guest only the tax office sees any more, and those that belong to no guest: tests, and what is under way
 * of somebody who was erased.
 */
const ordersOf = (ctx: Ctx, person: Person): RawBuilder<boolean> =>
  person.userId === null
    ? sql<boolean>`(guest_key = ${guestKeyOf(ctx.deps, person.email)}
        or (guest_key is null and user_id is null and restricted_at is null and ${hasEmail('email', person.email)})
        or id in (select order_id from restricted_guests where ${rowsOfPerson(person)}))`
    : sql<boolean>`user_id = ${person.userId}`
