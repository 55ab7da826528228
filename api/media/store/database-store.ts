import type { Deps } from '../../context.ts'
import type { FileStore } from './file-store.ts'

/** Keeps files in the database: what several machines have in common anyway. */
export function createDatabaseStore({ db, transact }: Pick<Deps, 'db' | 'transact'>): FileStore {
  const find = (name: string) => db.selectFrom('media_files').where('name', '=', name)
  return {
    get: async (name) => {
      const row = await find(name).select('bytes').executeTakeFirst()
      return row && Buffer.from(row.bytes)
    },
    has: async (name) => (await find(name).select('name').executeTakeFirst()) !== undefined,
    put: (files) =>
      transact(async (trx) => {
        for (const { name, content: bytes } of files)
          await trx
            .insertInto('media_files')
            .values({ name, bytes })
            .onConflict((conflict) => conflict.column('name').doNothing())
            .execute()
      }),
    list: async (folder) => {
      const rows = await db
        .selectFrom('media_files')
        .select('name')
        .where('name', 'like', `${folder}%`)
        .execute()
      return rows.map(({ name }) => name).toSorted()
    },
    remove: async (names) => {
      for (const name of names)
        await db
          .deleteFrom('media_files')
          .where('name', name.endsWith('/') ? 'like' : '=', name.endsWith('/') ? `${name}%` : name)
          .execute()
    },
  }
}
