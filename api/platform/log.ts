import { type DestinationStream, destination, type LoggerOptions, pino } from 'pino'
import { scrubFields, scrubText } from './scrub.ts'

export type LogLevel = 'silent' | 'error' | 'info' | 'debug'
export type Log = Record<
  'error' | 'info' | 'debug',
  (message: string, fields?: Record<string, unknown>) => void
>

const STDOUT = 1
const STDERR = 2
/** So many bytes wait for a reader that does not read; what is more is lost rather than kept in memory. */
const MAX_WAITING = 1_048_576

/**
 * Where a running server writes: standard output in production, where a program reads it; else standard error, because
 * standard output is for the person at the terminal. A reader that hangs never stops the server.
 */
export const logStream = (isProduction: boolean): DestinationStream =>
  destination({ dest: isProduction ? STDOUT : STDERR, sync: false, maxLength: MAX_WAITING })

/** One JSON object a line, without secrets and personal data whatever is passed in. */
export function createLog(level: LogLevel, stream: DestinationStream): Log {
  const logger = pino(options(level), stream)
  const at = (name: 'error' | 'info' | 'debug') => (message: string, fields?: Record<string, unknown>) => {
    if (!logger.isLevelEnabled(name)) return
    logger[name](scrubFields(fields ?? {}), scrubText(message))
  }
  return { error: at('error'), info: at('info'), debug: at('debug') }
}

const options = (level: LogLevel): LoggerOptions => ({
  level,
  messageKey: 'message',
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
})
