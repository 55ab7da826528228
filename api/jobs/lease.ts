import { type Deps, isoAt, isoNow } from '../context.ts'

/** The right of one process at a time to do some work; it ends by itself when the process does. */
export type Lease = {
  /** Takes the lease, or takes it again: true while no other process holds it. */
  take(): Promise<boolean>
  giveUp(): Promise<void>
}

/** A lease of the work called `name`, which has to be taken again within `holdMs`. */
export function createLease(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  name: string,
  holdMs: number,
): Lease {
  const holder = newId()
  return {
    take: async () => {
      const values = { name, holder, held_until: isoAt(clock() + holdMs) }
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('leases')
        .values(values)
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet(values)
            .where((eb) =>
              eb.or([eb('leases.holder', '=', holder), eb('leases.held_until', '<', isoNow({ clock }))]),
            ),
        )
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    giveUp: async () => {
      await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()
    },
  }
}
