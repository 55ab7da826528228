import type { PieceName } from '../dish-picture.ts'
import { cheesePieces } from './cheese.ts'
import { crumbPieces } from './crumbs.ts'
import type { DrizzleName } from './drizzles.ts'
import { gardenPieces } from './garden.ts'
import { leafPieces } from './leaves.ts'
import { meatPieces } from './meat.ts'
import type { Piece } from './piece.ts'
import { vegetablePieces } from './vegetables.ts'
import { wholePieces } from './whole-items.ts'

export type SolidName = Exclude<PieceName, DrizzleName>

/** Every solid ingredient; a name without a drawing does not compile. */
export const pieces: Readonly<Record<SolidName, Piece>> = {
  ...meatPieces,
  ...cheesePieces,
  ...vegetablePieces,
  ...gardenPieces,
  ...leafPieces,
  ...crumbPieces,
  ...wholePieces,
}
