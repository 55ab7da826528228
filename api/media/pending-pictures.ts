import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Picture } from '#contract/media.ts'
import { describePicture, pictureId, type Size, storedSize } from './picture.ts'
import { writeWhole } from './write-whole.ts'

/** A picture that is described and shown already and not drawn yet. */
export type PendingPicture = { id: string; file: string }

type NewPicture = Size & {
  source: string
  /** A data URI in the colour of the picture, shown until it is drawn; empty shows nothing. */
  placeholder: string
}

const KeptPicture = z.object({
  source: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  placeholder: z.string(),
})
type KeptPicture = z.output<typeof KeptPicture>

const FILE = /^\d+-([0-9a-f]{24})\.json$/
const LEFTOVER = /^(?:[0-9a-f]{24}|draft)\.\w+$/
const LEFTOVER_AGE_MS = 3_600_000

const PENDING = 'pending'
const pendingDir = (mediaDir: string): string => join(mediaDir, PENDING)
/** The file name of a pending picture; names sort by the order in which the pictures are drawn. */
const fileName = (position: number, id: string): string => `${String(position).padStart(4, '0')}-${id}.json`

/**
 * Stores the source of a picture until it is drawn and returns its addresses, which are final: nothing that shows the
 * picture changes when it is drawn. A lower `position` is drawn earlier. A picture that is drawn already is left alone.
 */
export async function keepPending(
  mediaDir: string,
  position: number,
  { source, placeholder, ...size }: NewPicture,
): Promise<Picture> {
  const id = pictureId(Buffer.from(source))
  const facts = { ...storedSize(size), placeholder }
  if (!existsSync(join(mediaDir, id))) {
    const file = join(PENDING, fileName(position, id))
    await writeWhole(mediaDir, file, JSON.stringify({ source, ...facts } satisfies KeptPicture))
  }
  return describePicture(id, facts)
}

/** What is still to be drawn, the most urgent first. */
export async function listPending(mediaDir: string): Promise<PendingPicture[]> {
  const names = await readdir(pendingDir(mediaDir)).catch(noneThere)
  return names.toSorted().flatMap((file) => {
    const id = FILE.exec(file)?.[1]
    return id ? [{ id, file }] : []
  })
}

/** The source and the description of a pending picture; undefined when it is pending no more. */
export async function readPending(mediaDir: string, file: string): Promise<KeptPicture | undefined> {
  try {
    return KeptPicture.parse(JSON.parse(await readFile(join(pendingDir(mediaDir), file), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Removes the pending entry of a picture that is drawn. */
export const removePending = (mediaDir: string, file: string): Promise<void> =>
  rm(join(pendingDir(mediaDir), file), { force: true })

/** Removes the files of interrupted drawings; recent ones may belong to another process. */
export async function removeLeftovers(mediaDir: string, now: number): Promise<void> {
  const names = (await readdir(mediaDir).catch(noneThere)).filter((name) => LEFTOVER.test(name))
  for (const name of names) {
    const { mtimeMs } = await stat(join(mediaDir, name))
    if (now - mtimeMs > LEFTOVER_AGE_MS) await rm(join(mediaDir, name), { recursive: true, force: true })
  }
}

function noneThere(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
