import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Picture } from '#contract/media.ts'
import { describePicture, pictureId, type Size, storedSize } from './picture.ts'
import type { MediaFiles } from './store/media-files.ts'
import { FACTS } from './store/media-name.ts'

/** A picture that is described and shown already and not drawn yet; `file` holds what it is drawn from. */
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
export type KeptPicture = z.output<typeof KeptPicture>

const FILE = /^pending\/\d+-([0-9a-f]{24})\.json$/
const LEFTOVER = /^(?:[0-9a-f]{24}|draft)\.\w+$/
const LEFTOVER_AGE_MS = 3_600_000

const PENDING = 'pending/'
/** The file of a pending picture; names sort by the order in which the pictures are drawn. */
const fileName = (position: number, id: string): string =>
  `${PENDING}${String(position).padStart(4, '0')}-${id}.json`

/**
 * Stores the source of a picture until it is drawn and returns its addresses, which are final: nothing that shows the
 * picture changes when it is drawn. A lower `position` is drawn earlier. A picture that is drawn already is left alone.
 */
export async function keepPending(
  files: MediaFiles,
  position: number,
  { source, placeholder, ...size }: NewPicture,
): Promise<Picture> {
  const id = pictureId(Buffer.from(source))
  const facts = { ...storedSize(size), placeholder }
  if (!(await files.has(`${id}/${FACTS}`))) {
    const kept: KeptPicture = { source, ...facts }
    await files.write(fileName(position, id), JSON.stringify(kept))
  }
  return describePicture(id, facts)
}

/** What is still to be drawn, the most urgent first. */
export async function listPending(files: MediaFiles): Promise<PendingPicture[]> {
  const names = await files.list(PENDING)
  return names.flatMap((file) => {
    const id = FILE.exec(file)?.[1]
    return id ? [{ id, file }] : []
  })
}

/** The source and the description of a pending picture; undefined when it is pending no more. */
export async function readPending(files: MediaFiles, file: string): Promise<KeptPicture | undefined> {
  const content = await files.read(file)
  return content && KeptPicture.parse(JSON.parse(content.toString()))
}

/** Removes what interrupted work has left on this machine; what is recent may belong to another process. */
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
