import type { z } from 'zod'

/** The values of a section's variables that are set, and what it may need to know of the deployment. */
export type SectionEnvironment = {
  values: Readonly<Record<string, string | undefined>>
  /** `NODE_ENV=production`: the server moves real money. */
  isProduction: boolean
  isDemo: boolean
  publicUrl: string | undefined
}

/** A part of the environment that a module declares, checks and reads itself; `config` knows no module. */
export type EnvironmentSection = {
  variables: Readonly<Record<string, z.ZodType<string>>>
  /** The variables whose values are never repeated in a message. */
  secrets: readonly string[]
  /** Variables that contradict each other, as `NAME: why`; a value is never repeated. */
  issues(env: SectionEnvironment): string[]
}
