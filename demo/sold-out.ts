import { type Ctx, isoNow } from '#api/context.ts'
import { writeEntries } from '#api/today/index.ts'
import { UNTIL_FURTHER_NOTICE } from '#domain/hours/today-end.ts'
import { OWNER } from './seed-staff.ts'

/** What the demo has run out of: that is no part of a file, because staff say it from day to day. */
const everywhere = ['oven-kartoffelgratin', 'ice-zitrone']
const inKreuzberg = ['dessert-tiramisu']

/** Marks some dishes of the branches as sold out as their staff would, without an end: the demo is the same every day. */
export async function markSoldOut({ db, deps }: Ctx, branchIds: readonly string[]): Promise<void> {
  const lasting = { since: isoNow(deps), until: UNTIL_FURTHER_NOTICE, member_name: OWNER }
  const entries = branchIds.flatMap((branch_id) =>
    [...everywhere, ...(branch_id === 'kreuzberg' ? inKreuzberg : [])].map((target) => ({
      id: deps.newId(),
      branch_id,
      kind: 'product' as const,
      target,
      value_json: '{}',
      ...lasting,
    })),
  )
  await writeEntries(db, entries)
}
