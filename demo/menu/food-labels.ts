import { standardAdditives, standardAllergens } from '#domain/menu/standard-notices.ts'
import type { DemoAdditive, DemoAllergen } from './menu-data.ts'

/** The 14 groups of Annex II LMIV; cereals and nuts are named singly (ux.md R-F2). */
export const allergens: readonly DemoAllergen[] = standardAllergens.map(({ code, name }) => ({
  code,
  name,
  ...(code.length > 1 && { group: code.slice(0, 1) }),
}))

/** The usual menu numbers; the names are those the law requires (ux.md R-F3). */
export const additives: readonly DemoAdditive[] = standardAdditives
