import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Media } from './media.ts'

/** A setting as spec 3 lists it: key, value, media. */
export const Setting = z.object({ key: z.string(), value: z.string(), media: Media }).meta({ id: 'Setting' })
export type Setting = z.output<typeof Setting>

export const listSettings = endpoint({
  id: 'listSettings',
  method: 'GET',
  path: '/settings',
  auth: 'public',
  summary: 'The public settings of the shop',
  response: z.array(Setting),
  cache: 'content',
})
