import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { Order } from '#contract/orders.ts'
import type { Ctx } from '../context.ts'
import { guestKeyOf } from '../guest-key.ts'
import { type Person, type PersonalData, rowsOfPerson } from '../personal-data.ts'
import { findRestrictedGuests, restrict } from './restricted-guests.ts'
import { showOrders } from './show-orders.ts'

/**
 * The orders of a person as personal data (ux.md R-D5). Erasing detaches them from the account and pseudonymises the
 * guest of finished ones: the law requires that the orders themselves are kept.
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
    const over = await ctx.db
      .selectFrom('orders')
      .select('id')
      .where(ordersOf(ctx, person))
      .where((eb) => eb.or([eb('status', 'in', ['rejected', 'completed']), eb('closed_at', 'is not', null)]))
      .execute()
    await restrict(
      ctx,
      over.map(({ id }) => id),
    )
    if (person.userId === null) return
    const { userId } = person
    await ctx.db
      .updateTable('restricted_guests')
      .set({ user_id: null })
      .where('user_id', '=', userId)
      .execute()
    await ctx.db
      .updateTable('orders')
      .set({ user_id: null, guest_key: null })
      .where('user_id', '=', userId)
      .execute()
  },
}

/** Also those whose guest only the tax office sees any more, and tests, which belong to no guest. */
const ordersOf = (ctx: Ctx, person: Person): RawBuilder<boolean> =>
  person.userId === null
    ? sql<boolean>`(guest_key = ${guestKeyOf(ctx.deps, person.email)}
        or (is_test = 1 and user_id is null and lower(email) = ${person.email.toLowerCase()})
        or id in (select order_id from restricted_guests where ${rowsOfPerson(person)}))`
    : sql<boolean>`user_id = ${person.userId}`
