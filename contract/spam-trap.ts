import { z } from 'zod'
import { Line } from './primitives.ts'

/** Two checks that only bots fail: an invisible field, and how long the form was open. */
export const SpamTrap = {
  website: Line(200).default(''),
  /** Milliseconds between the form's appearing and its sending; left out by clients without a form. */
  shownForMs: z.number().min(0).nullish(),
}
