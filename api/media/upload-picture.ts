import type { Shape } from '#contract/media.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { middleIn } from '#domain/media/crop.ts'
import { mediaMessages } from '#domain/media/media-messages.ts'
import { pictureType, whyNotUploaded } from '#domain/media/picture-type.ts'
import type { Ctx } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import type { SentFile } from '../http/mount-upload.ts'
import type { TryLimit } from '../http/try-limit.ts'
import { keepPicture } from './keep-picture.ts'
import { MAX_KEPT } from './media-limits.ts'
import { countKept } from './media.queries.ts'
import { pictureId } from './picture.ts'

/** What a browser says of a file: that it is a picture, or that it does not know. */
const SENT_AS_FILE = /^(?:image\/|application\/octet-stream\b)/i

/**
 * Stores the middle of a picture that a member sends. It is answered when all of its files are there, so whatever names it can show it.
 * Throws `body_too_large`, `unsupported_media_type`, `too_many_requests`, `unavailable` and `ValidationError`.
 */
export async function uploadPicture(
  ctx: Ctx,
  { file, shape }: { file: SentFile; shape: Shape },
  limit: TryLimit,
): Promise<StoredPicture> {
  const { memberId } = staffOf(ctx.actor)
  if (!SENT_AS_FILE.test(file.type)) throw new AppError('unsupported_media_type', mediaMessages.notSent)
  limit.take(memberId, ctx.deps.clock())
  const sent = await readFile(file)
  const id = pictureId(sent)
  const known = await ctx.db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst()
  if (known) {
    limit.giveBack(memberId)
    return keepPicture(ctx, { id }, middleIn(shape, known))
  }
  if ((await countKept(ctx, memberId)) + sent.length > MAX_KEPT) throw refused(mediaMessages.noRoom)
  const stored = await ctx.deps.pictures.storeUpload(id, sent)
  if ('refused' in stored) throw refused(stored.refused)
  const isNew = { memberId, bytes: sent.length, ...stored.size }
  return keepPicture(ctx, { id, isNew }, middleIn(shape, stored.size))
}

/** The bytes of a file that can be a picture. */
async function readFile(file: SentFile): Promise<Buffer> {
  const sent = await file.read().catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'body_too_large') throw error
    throw new AppError('body_too_large', mediaMessages.tooLarge)
  })
  if (sent.length === 0) throw refused(mediaMessages.empty)
  const why = whyNotUploaded(pictureType(sent))
  if (why) throw new AppError('unsupported_media_type', why)
  return sent
}

const refused = (why: string): ValidationError => new ValidationError({ picture: [why] })
