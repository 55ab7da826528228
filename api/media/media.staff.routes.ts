import type { Hono } from 'hono'
import * as contract from '#contract/media.staff.ts'
import type { Ctx } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { mountUpload } from '../http/mount-upload.ts'
import { cropPicture } from './crop-picture.ts'
import { createMediaLimits } from './media-limits.ts'
import { findPicture } from './media.queries.ts'
import { uploadPicture } from './upload-picture.ts'

/** What this module needs of another one, which may call it; passed in where the app is composed. */
type MediaPorts = { listPictures(ctx: Ctx): Promise<contract.PictureInUse[]> }

export function mediaStaffRoutes(app: Hono<AppEnv>, { listPictures }: MediaPorts): void {
  const limit = createMediaLimits()
  mountUpload(app, contract.uploadPicture, ({ ctx, file, query }) =>
    uploadPicture(ctx, { file, shape: query.shape ?? 'free' }, limit),
  )
  mount(app, contract.listPictures, ({ ctx }) => listPictures(ctx))
  mount(app, contract.getPicture, ({ ctx, params }) => findPicture(ctx, params.id))
  mount(app, contract.cropPicture, ({ ctx, params, body }) => cropPicture(ctx, params.id, body, limit))
}
