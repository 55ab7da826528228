import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
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
        .map((issue) => `${String(issue.path[0])}="${given[String(issue.path[0])] ?? ''}": ${issue.message}`)
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

function writableDir(path: string): string {
  const dir = resolve(path)
  try {
    mkdirSync(dir, { recursive: true })
    accessSync(dir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new ConfigError(`DATA_DIR="${path}": cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
  return dir
}
