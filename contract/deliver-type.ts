import { z } from 'zod'

/** How the food reaches the guest. */
export const DeliverType = z.enum(['delivery', 'takeaway', 'curbside', 'table'])
export type DeliverType = z.output<typeof DeliverType>
