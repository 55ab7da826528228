import { createTryLimit, type TryLimit } from '../http/try-limit.ts'

/** Uploads and crops of one member in a quarter of an hour. */
const MAX_CHANGES = 200
/** What one member may keep, in bytes of the files as they were sent. */
export const MAX_KEPT = 2 * 1024 ** 3

export const createMediaLimits = (): TryLimit => createTryLimit(MAX_CHANGES)
