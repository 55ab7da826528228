import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { isEmail } from '#domain/checkout/contact-rules.ts'
import {
  type BackupConfig,
  backupIssues,
  backupSecrets,
  backupVariables,
  readBackupConfig,
} from './backup-environment.ts'
import type { EnvironmentSection, SectionEnvironment } from './environment-section.ts'
import { type GeoConfig, geoIssues, geoVariables, readGeoConfig } from './geo-environment.ts'
import { type MediaConfig, mediaIssues, mediaVariables, readMediaConfig } from './media-environment.ts'
import { s3Variables } from './s3-environment.ts'
import type { SocialConfig } from './social-apps.ts'
import { readSocialConfig, socialIssues, socialVariables } from './social-environment.ts'

/** A wrong environment; the message is one clear line for the operator. */
export class ConfigError extends Error {}

const SENDER = /^(?:"?([^"<>\p{Cc}]*?)"? *<([^<> ]+)>|([^<> ]+))$/u

const Environment = z.object({
  PORT: z.coerce.number('must be a port from 0 to 65535').int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@mail.example:587' })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => isEmail(mailbox(text).address),
      'must look like shop@example.org or Name <shop@example.org>',
    )
    .transform(mailbox)
    .optional(),
  ...socialVariables,
  ...geoVariables,
  ...backupVariables,
  ...mediaVariables,
  ...s3Variables,
  // A misspelt `Production` must not pass for a server that moves no real money.
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test, in lower case')
    .optional(),
  TRUST_PROXY: z.coerce.number('must be a number of proxies from 0 to 9').int().min(0).max(9).default(0),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds from 0 to 60').int().min(0).max(60).default(0),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 printable characters')
    .optional(),
  SERVICE_WORKER: z.enum(['true', 'false'], 'must be true or false').default('true'),
  DEMO: z.enum(['true', 'false'], 'must be true or false').default('true'),
  LOG_LEVEL: z.enum(['silent', 'error', 'info', 'debug']).default('info'),
})

export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  publicUrl: string | undefined
  /** How many trusted reverse proxies stand in front of the server and forward the caller's address. */
  trustProxy: number
  /** For how long a server that is told to stop still serves, so that load balancers notice that it is not ready. */
  drainSeconds: number
  /** Without it mails are written to files. */
  smtpUrl: string | undefined
  /** The sender of mails; the restaurant's own address when undefined. */
  mailFrom: { name: string; address: string } | undefined
  social: SocialConfig
  geo: GeoConfig
  backup: BackupConfig
  media: MediaConfig
  /** The variables of the payment providers; `createGateways` reads them. */
  payments: SectionEnvironment
  /** Lets programs on other machines read `/metrics`. */
  metricsToken: string | undefined
  /** Whether browsers may keep pages for guests without a connection. */
  serviceWorker: boolean
  demo: boolean
  /** `NODE_ENV=production`. */
  isProduction: boolean
  logLevel: 'silent' | 'error' | 'info' | 'debug'
}

/**
 * Reads the environment with the section of the payment providers. Throws `ConfigError` with one line naming every wrong
 * variable, also when `DATA_DIR` cannot be written.
 */
export function readEnvironment(
  payments: EnvironmentSection,
  env: Record<string, string | undefined> = process.env,
): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  const inSection = z.object(payments.variables).partial().safeParse(given)
  if (!parsed.success || !inSection.success) {
    const secrets = [...ownSecrets, ...payments.secrets]
    const issues = [parsed, inSection].flatMap(({ error }) => error?.issues ?? [])
    throw new ConfigError(
      issues.map((issue) => `${shown(String(issue.path[0]), given, secrets)}: ${issue.message}`).join('; '),
    )
  }
  const { data } = parsed
  const paymentEnvironment: SectionEnvironment = {
    values: inSection.data,
    isProduction: data.NODE_ENV === 'production',
    isDemo: data.DEMO === 'true',
    publicUrl: data.PUBLIC_URL,
  }
  const problems = [
    ...socialIssues(data, data.PUBLIC_URL),
    ...geoIssues(data, data.PUBLIC_URL),
    ...backupIssues(data),
    ...mediaIssues(data),
    ...payments.issues(paymentEnvironment),
  ]
  if (problems.length > 0) throw new ConfigError(problems.join('; '))
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: writableDir(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, ''),
    trustProxy: data.TRUST_PROXY,
    drainSeconds: data.DRAIN_SECONDS,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    social: readSocialConfig(data),
    geo: readGeoConfig(data, data.PUBLIC_URL),
    backup: readBackupConfig(data),
    media: readMediaConfig(data, data.DATABASE_URL),
    payments: paymentEnvironment,
    metricsToken: data.METRICS_TOKEN,
    serviceWorker: data.SERVICE_WORKER === 'true',
    demo: data.DEMO === 'true',
    isProduction: data.NODE_ENV === 'production',
    logLevel: data.LOG_LEVEL,
  }
}

const ownSecrets = [
  'DATABASE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_APP_SECRET',
  'APPLE_PRIVATE_KEY',
  'GOOGLE_MAPS_KEY',
  ...backupSecrets,
]

/** A variable with its value on one line; an address that may hold a password is never repeated. */
function shown(name: string, given: Record<string, string | undefined>, secrets: readonly string[]): string {
  return secrets.includes(name) ? name : `${name}=${JSON.stringify(given[name] ?? '')}`
}

/** `Name <address>` or the address alone. */
function mailbox(text: string): { name: string; address: string } {
  const [, name = '', named, bare] = SENDER.exec(text.trim()) ?? []
  return { name: name.trim(), address: named ?? bare ?? '' }
}

function writableDir(path: string): string {
  const dir = resolve(path)
  try {
    // Not recursive where the parent exists: a recursive mkdir that is refused by /proc never returns.
    if (!existsSync(dir)) mkdirSync(dir, { recursive: !existsSync(dirname(dir)) })
    if (!statSync(dir).isDirectory()) throw new ConfigError(`DATA_DIR="${path}": is no folder`)
    accessSync(dir, constants.W_OK | constants.X_OK)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(`DATA_DIR="${path}": cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
  return dir
}
