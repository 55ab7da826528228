const levels = { silent: 0, error: 1, info: 2, debug: 3 } as const

export type LogLevel = keyof typeof levels
export type Log = Record<
  'error' | 'info' | 'debug',
  (message: string, fields?: Record<string, unknown>) => void
>

/** One JSON object a line on standard error; standard output stays for the person at the terminal. */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const at =
    (name: 'error' | 'info' | 'debug') =>
    (message: string, fields: Record<string, unknown> = {}) => {
      if (levels[name] > levels[level]) return
      write(`${JSON.stringify({ time: new Date().toISOString(), level: name, message, ...fields })}\n`)
    }
  return { error: at('error'), info: at('info'), debug: at('debug') }
}
