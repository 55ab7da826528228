import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SystemState } from '#contract/operations.staff.ts'
import type { Deps } from '../context.ts'

const MEGABYTE = 1_048_576

/** The disk that the data stands on; null where it cannot be measured. */
export async function readDisk({ mediaDir }: Pick<Deps, 'mediaDir'>): Promise<SystemState['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(dirname(mediaDir))
    const inMegabytes = (blocks: number) => Math.floor((blocks * bsize) / MEGABYTE)
    return { freeMegabytes: inMegabytes(bavail), totalMegabytes: inMegabytes(blocks) }
  } catch {
    return null
  }
}
