import type { Crop } from '#contract/media.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { roundCrop } from '#domain/media/crop.ts'
import { canonicalJson } from '#domain/publishing/canonical-json.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { recordChange } from '../staff/index.ts'
import { describe } from './media.queries.ts'
import { describePicture, pictureId } from './picture.ts'

/** An upload of which a picture is made; with `isNew` it has no row yet. */
type Upload = { id: string; isNew?: { memberId: string; bytes: number; width: number; height: number } }

/**
 * Makes a picture of a part of an upload and keeps it, both with one line in the log of changes. The name of a picture
 * follows from upload and crop, so the same picture again is answered as it stands, without a line.
 */
export async function keepPicture(
  ctx: Ctx,
  { id: uploadId, isNew }: Upload,
  wanted: Crop,
): Promise<StoredPicture> {
  const crop = roundCrop(wanted)
  const id = pictureId(Buffer.from(canonicalJson({ uploadId, crop })))
  const known = await touchPicture(ctx, id)
  if (known) return known
  const facts = await ctx.deps.pictures.storeCrop({ id, uploadId, crop })
  await transaction(ctx, async (ctx) => {
    const now = isoNow(ctx.deps)
    if (isNew) {
      const { memberId, ...size } = isNew
      await ctx.db
        .insertInto('uploads')
        .values({ id: uploadId, member_id: memberId, ...size, uploaded_at: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    }
    const { numInsertedOrUpdatedRows } = await ctx.db
      .insertInto('pictures')
      .values({ id, upload_id: uploadId, crop_json: canonicalJson(crop), ...facts, unused_since: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return
    const subject = { kind: 'picture', id, name: '' }
    await recordChange(ctx, { subject, before: null, after: { upload: uploadId, ...crop } })
  })
  return describePicture(id, facts)
}

/** A picture that is there, which is wanted again: it is not forgotten before its time begins anew. */
async function touchPicture(ctx: Ctx, id: string): Promise<StoredPicture | undefined> {
  const row = await ctx.db
    .updateTable('pictures')
    .set((eb) => ({
      unused_since: eb.case().when('unused_since', 'is', null).then(null).else(isoNow(ctx.deps)).end(),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && describe(row)
}
