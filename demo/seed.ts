import { type Kysely, sql } from 'kysely'
import { type Deps, systemContext, transaction } from '#api/context.ts'
import { bumpContentVersion } from '#api/db/content-version.ts'
import { lockSetUp } from '#api/db/migrate.ts'
import type { DB } from '#api/db/schema.ts'
import { markDemo } from '#api/demo/index.ts'
import { publishFile } from '#api/publishing/index.ts'
import { LANGUAGES } from '#domain/publishing/only-documents.ts'
import { addPictures } from './add-pictures.ts'
import { restaurant, restaurantFile } from './restaurant-file.ts'
import { prepareGuest, seedGuest } from './seed-accounts.ts'
import { seedPictures } from './seed-pictures.ts'
import { prepareOwner, seedOwner } from './seed-staff.ts'
import { markSoldOut } from './sold-out.ts'

/**
 * Fills an empty database with the demo restaurant. What its pictures are drawn from is kept first, because keeping it
 * again is harmless; all rows follow in one transaction, so the database is either empty or complete. The passwords of
 * the owner and of a guest are kept in `dataDir`. Of several processes that start at once one does so, the others find the
 * restaurant.
 */
export async function seedWhenEmpty(deps: Deps, dataDir: string, say: (line: string) => void): Promise<void> {
  if (!(await isEmpty(deps.db))) return
  const mainLanguage = restaurant.languages.get(LANGUAGES)?.initial ?? 'de'
  const ctx = systemContext(deps, { language: mainLanguage })
  const pictures = await seedPictures(deps.mediaFiles)
  await transaction(ctx, async (ctx) => {
    await lockSetUp(ctx.db, deps.engine)
    if (!(await isEmpty(ctx.db))) return
    // Only the process that fills the database writes the sign-in file.
    const owner = await prepareOwner(dataDir)
    const guest = await prepareGuest(dataDir)
    const asOwner = await seedOwner(ctx, owner)
    await publishFile(asOwner, addPictures(restaurantFile, pictures))
    await markSoldOut(ctx)
    await seedGuest(ctx, guest)
    await markDemo(ctx)
    await bumpContentVersion(ctx.db)
  })
  await deps.content.refresh()
  say('The demo restaurant is ready.')
}

/** A shop without languages that nobody works for, and from which no demo was thrown away. */
async function isEmpty(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select (select count(*) from languages) + (select count(*) from staff_members) + (select count(*) from demo)
      as found`.execute(db)
  return Number(rows[0]?.found) === 0
}
