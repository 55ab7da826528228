import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What a restaurant needs before its first order, in the order in which it is best done. */
export const SetUpStepId = z.enum([
  'name',
  'contact',
  'hours',
  'ways',
  'payment',
  'menu',
  'company',
  'pages',
  'look',
  'publish',
  'order',
])
export type SetUpStepId = z.output<typeof SetUpStepId>

export const SetUpStep = z.object({ id: SetUpStepId, isDone: z.boolean() }).meta({ id: 'SetUpStep' })
export type SetUpStep = z.output<typeof SetUpStep>

export const getSetUp = endpoint({
  id: 'getSetUp',
  method: 'GET',
  path: '/staff/set-up',
  auth: 'staff',
  permission: 'settings.write',
  summary: 'What a restaurant needs before its first order, and what of it is done',
  response: z.array(SetUpStep),
})
