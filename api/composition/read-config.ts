import { type Config, readEnvironment } from '../config/config.ts'
import { paymentSection } from '../payments/index.ts'

/**
 * Reads the environment once, at boot, with the sections of the modules. Throws `ConfigError` with one line naming every
 * wrong variable.
 */
export const readConfig = (env?: Record<string, string | undefined>): Config =>
  readEnvironment(paymentSection(), env)
