import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'

/** A wrong environment: its message is one clear line for the person who started the program. */
export class ConfigError extends Error {}

const Environment = z.object({
  PORT: z.coerce.number('must be a port from 0 to 65535').int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  DEMO: z.enum(['true', 'false'], 'must be true or false').default('true'),
  LOG_LEVEL: z.enum(['silent', 'error', 'info', 'debug']).default('info'),
})

export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  publicUrl: string | undefined
  demo: boolean
  logLevel: 'silent' | 'error' | 'info' | 'debug'
}

/**
 * Reads the environment once, at boot. Throws `ConfigError` with one line naming every wrong variable, also when
 * `DATA_DIR` cannot be written.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues
        .map((issue) => `${shown(String(issue.path[0]), given)}: ${issue.message}`)
        .join('; '),
    )
  }
  const { data } = parsed
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: writableDir(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, ''),
    demo: data.DEMO === 'true',
    logLevel: data.LOG_LEVEL,
  }
}

/** A variable with its value on one line; an address of a database holds a password and is never repeated. */
function shown(name: string, given: Record<string, string | undefined>): string {
  return name === 'DATABASE_URL' ? name : `${name}=${JSON.stringify(given[name] ?? '')}`
}

function writableDir(path: string): string {
  const dir = resolve(path)
  try {
    // Not recursive where the parent exists: a recursive mkdir that is refused by /proc never returns.
    if (!existsSync(dir)) mkdirSync(dir, { recursive: !existsSync(dirname(dir)) })
    accessSync(dir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new ConfigError(`DATA_DIR="${path}": cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
  return dir
}
