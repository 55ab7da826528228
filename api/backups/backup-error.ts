import { ConfigError } from '../config/config.ts'
import { isUnavailable } from '../db/store-unavailable.ts'

/** A backup or a restore that cannot be done; the message is one clear line for the operator. */
export class BackupError extends Error {}

/**
 * Whether the message of an error is all that an operator needs: the request or the configuration is wrong, or the
 * operating system or the database refuses. Everything else is a defect.
 */
export const isExpected = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof BackupError ||
  isOfSystem(error) ||
  (error instanceof Error && isUnavailable(error))

/** Whether the operating system has refused a call. */
export const isOfSystem = (error: unknown): error is Error => error instanceof Error && 'syscall' in error
