import type { Crop } from '#contract/media.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { mediaMessages } from '#domain/media/media-messages.ts'
import type { Ctx } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import type { TryLimit } from '../http/try-limit.ts'
import { keepPicture } from './keep-picture.ts'
import { findUploadOf } from './media.queries.ts'

/** Makes a picture of another part of the same upload. Throws `not_found`, `too_many_requests` and `unavailable`. */
export async function cropPicture(ctx: Ctx, id: string, crop: Crop, limit: TryLimit): Promise<StoredPicture> {
  limit.take(staffOf(ctx.actor).memberId, ctx.deps.clock())
  const found = await findUploadOf(ctx, id)
  if (!found) throw new AppError('not_found', mediaMessages.unknown)
  return keepPicture(ctx, { id: found.upload.id }, crop)
}
