import type { Coordinates } from '#contract/delivery.ts'
import type { Ground } from './ground.ts'
import { loadTownGround } from './town-ground.ts'

/** The configured tiles; without them, and where they cannot be read, the built-in geodata. */
export async function loadGround(
  findTiles: () => Promise<string | null>,
  near: Coordinates,
): Promise<Ground> {
  try {
    const tiles = await findTiles()
    if (tiles !== null) return await (await import('./tiles-ground.ts')).openTiles(tiles, near)
  } catch (error) {
    console.warn('the tiles of the map cannot be read', error)
  }
  return loadTownGround()
}
