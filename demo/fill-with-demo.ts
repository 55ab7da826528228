import type { Kysely } from 'kysely'
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

type Filling = { dataDir: string; isEmpty: (db: Kysely<DB>) => Promise<boolean> }

/** Writes the demo restaurant into a database, unless another process has done so meanwhile. */
export async function fillWithDemo(deps: Deps, { dataDir, isEmpty }: Filling): Promise<void> {
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
    await markSoldOut(ctx, [...restaurant.branch.keys()])
    await seedGuest(ctx, guest)
    await markDemo(ctx)
    await bumpContentVersion(ctx.db)
  })
  await deps.content.refresh()
}
