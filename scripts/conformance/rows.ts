import { addressCalls } from './address-calls.ts'
import { entities } from './entities.ts'
import { rolesAndCalls } from './roles-and-calls.ts'
import { routes } from './routes.ts'
import type { Row } from './row.ts'
import { screens } from './screens.ts'
import { states } from './states.ts'
import { validation } from './validation.ts'
import { wordsAndLimits } from './words-and-limits.ts'

/** Every promise of the specification. */
export const rows: readonly Row[] = [
  ...routes,
  ...screens,
  ...entities,
  ...states,
  ...validation,
  ...rolesAndCalls,
  ...addressCalls,
  ...wordsAndLimits,
]
