import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'

/**
 * Makes a folder when it is not there. Each run makes it under a name of its own, and the first that is done gives it its
 * name: two runs at once use the same whole folder, and none waits for another that was ended.
 */
export async function makeOnce(folder: string, make: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return
  const draft = `${folder}.${randomBytes(4).toString('hex')}.draft`
  const remove = () => rmSync(draft, { recursive: true, force: true })
  process.once('exit', remove)
  mkdirSync(draft, { recursive: true })
  try {
    await make(draft)
    renameSync(draft, folder)
  } catch (error) {
    // A folder that is not empty is not replaced.
    if (!existsSync(folder)) throw error
  } finally {
    remove()
    process.off('exit', remove)
  }
}
