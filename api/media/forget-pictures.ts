import { type Ctx, isoAt, isoNow, transaction } from '../context.ts'
import { uploadFile } from './upload-file.ts'

/** How long a picture stays that nothing names: somebody may still undo, or be offline with it. */
const UNUSED_DAYS = 14
const DAY_MS = 86_400_000

/** Everything that is written anywhere and can name a picture, as text; locks it until the transaction ends. */
export type TextsWithPictures = (ctx: Ctx) => AsyncIterable<string>

/** Forgets the pictures that nothing has named for two weeks, and uploads of which nothing is left. */
export async function forgetPictures(ctx: Ctx, texts: TextsWithPictures): Promise<number> {
  const forgotten = await transaction(ctx, async (ctx) => {
    const named = new Set<string>()
    for await (const text of texts(ctx))
      for (const [, id] of text.matchAll(/\/media\/([0-9a-f]{24})\//g)) named.add(id!)
    await noteUse(ctx, named)
    return removeRows(ctx)
  })
  await ctx.deps.mediaFiles.remove([
    ...forgotten.pictures.map((id) => `${id}/`),
    ...forgotten.uploads.map(uploadFile),
  ])
  return forgotten.pictures.length
}

/** Notes since when each picture has not been named. */
async function noteUse(ctx: Ctx, named: ReadonlySet<string>): Promise<void> {
  const rows = await ctx.db.selectFrom('pictures').select(['id', 'unused_since']).execute()
  for (const { id, unused_since } of rows) {
    if (named.has(id) === (unused_since === null)) continue
    const since = named.has(id) ? null : isoNow(ctx.deps)
    await ctx.db.updateTable('pictures').set({ unused_since: since }).where('id', '=', id).execute()
  }
}

async function removeRows(ctx: Ctx): Promise<{ pictures: string[]; uploads: string[] }> {
  const before = isoAt(ctx.deps.clock() - UNUSED_DAYS * DAY_MS)
  const pictures = await ctx.db
    .deleteFrom('pictures')
    .where('unused_since', '<', before)
    .returning('id')
    .execute()
  const uploads = await ctx.db
    .deleteFrom('uploads')
    .where('uploaded_at', '<', before)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('pictures').select('id').whereRef('upload_id', '=', 'uploads.id'))),
    )
    .returning('id')
    .execute()
  return { pictures: pictures.map(({ id }) => id), uploads: uploads.map(({ id }) => id) }
}
