import type { MediaConfig } from '#api/config/media-environment.ts'
import type { Deps } from '#api/context.ts'
import { findDemo } from '#api/demo/index.ts'
import { keepLocal } from '#api/media/index.ts'

/** Gives other machines the pictures that only this one has, from the time when it was alone; tried at every start. */
export async function shareLocalPictures(deps: Deps, { kind }: MediaConfig): Promise<void> {
  if (kind === 'folder') return
  try {
    const demo = await findDemo(deps.db)
    const { pictures, drawings } = demo && !demo.isRemoved ? demo.contents : { pictures: [], drawings: [] }
    const ids = drawings.map((file) => /[0-9a-f]{24}/.exec(file)?.[0] ?? '')
    const count = await keepLocal(deps, [...pictures, ...ids])
    if (count > 0) deps.log.info('files of pictures are kept for all machines now', { count })
  } catch (error) {
    deps.log.error('pictures of this machine cannot be kept for others', {
      error: String(error).slice(0, 300),
    })
  }
}
