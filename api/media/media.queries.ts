import type { Selectable } from 'kysely'
import { Crop, type CroppedPicture } from '#contract/media.staff.ts'
import type { Ctx } from '../context.ts'
import { jsonColumn } from '../db/json-column.ts'
import type { MediaTables } from './media.tables.ts'
import { describePicture } from './picture.ts'
import { uploadFile } from './upload-file.ts'

export const readCrop = jsonColumn('pictures.crop_json', Crop)

/** A picture of an upload with what it was made of; null for a drawn one and for one that is not there. */
export async function findPicture(ctx: Ctx, id: string): Promise<CroppedPicture | null> {
  const found = await findUploadOf(ctx, id)
  if (!found) return null
  const { upload, picture } = found
  return {
    picture: describe(picture),
    upload: { url: `/media/${uploadFile(upload.id)}`, width: upload.width, height: upload.height },
    crop: readCrop(picture.crop_json),
  }
}

/** The rows of a picture and of its upload. */
export async function findUploadOf({ db }: Pick<Ctx, 'db'>, pictureId: string) {
  const picture = await db.selectFrom('pictures').selectAll().where('id', '=', pictureId).executeTakeFirst()
  const upload =
    picture &&
    (await db.selectFrom('uploads').selectAll().where('id', '=', picture.upload_id).executeTakeFirst())
  return upload && { picture, upload }
}

/** How many bytes a member keeps. */
export async function countKept({ db }: Pick<Ctx, 'db'>, memberId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.lit(0)).as('bytes'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

export const describe = ({ id, width, height, placeholder }: Selectable<MediaTables['pictures']>) =>
  describePicture(id, { width, height, placeholder })
