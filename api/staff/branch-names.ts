import type { Ctx } from '../context.ts'

/** The names of the branches by their ids, kept in memory per content version. */
export async function branchNames({ deps }: Ctx): Promise<ReadonlyMap<string, string>> {
  const rows = await deps.content.get('branch-names', () =>
    deps.db.selectFrom('branches').select(['id', 'name']).orderBy('position').execute(),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
