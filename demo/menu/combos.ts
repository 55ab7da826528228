import { combosForOne } from './combos/for-one.ts'
import { combosToShare } from './combos/to-share.ts'
import type { DemoCombo } from './menu-data.ts'

export const combos: readonly DemoCombo[] = [...combosForOne, ...combosToShare]
