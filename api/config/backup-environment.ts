import { resolve } from 'node:path'
import { z } from 'zod'

const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*?)\/?)?$/

/** The environment variables of `npm run backup` and `npm run restore`; those of S3 have the names that AWS gave them. */
export const backupVariables = {
  BACKUP_TO: z
    .string()
    .refine(
      (text) => !text.includes('://') || S3_ADDRESS.test(text),
      'must be a folder or s3://bucket/folder',
    )
    .optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]{58}$/, 'must be the public key that `npm run backup -- --new-key` prints')
    .optional(),
  BACKUP_IDENTITY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/, 'must be a secret key, AGE-SECRET-KEY-1...')
    .optional(),
  BACKUP_KEEP: z.coerce.number('must be a number of backups').int().min(1).max(9999).default(14),
  AWS_ENDPOINT_URL_S3: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  AWS_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
}

export const backupSecrets = ['BACKUP_PASSPHRASE', 'BACKUP_IDENTITY', 'AWS_SECRET_ACCESS_KEY']

type Variables = z.output<z.ZodObject<typeof backupVariables>>

/** An S3 bucket, or another store with the same interface. */
export type S3Config = { endpoint: string; region: string; keyId: string; secretKey: string }

export type BackupConfig = {
  /** Where backups go; the folder of the data when undefined. */
  target: { kind: 'folder'; path: string } | { kind: 's3'; bucket: string; folder: string } | undefined
  s3: S3Config | undefined
  passphrase: string | undefined
  /** The public half of a key pair: the server can encrypt with it and not decrypt. */
  recipient: string | undefined
  identity: string | undefined
  /** How many backups stay in a folder. */
  keep: number
}

/** Variables that contradict each other, as `NAME: why`. */
export function backupIssues(env: Variables): string[] {
  const isLocked = env.BACKUP_PASSPHRASE !== undefined || env.BACKUP_RECIPIENT !== undefined
  const isS3 = env.BACKUP_TO?.startsWith('s3://')
  const hasKeys = env.AWS_ACCESS_KEY_ID !== undefined && env.AWS_SECRET_ACCESS_KEY !== undefined
  return [
    ...(env.BACKUP_TO && !isLocked
      ? [
          'BACKUP_TO: backups that leave the data folder are encrypted: set BACKUP_RECIPIENT or BACKUP_PASSPHRASE',
        ]
      : []),
    ...(env.BACKUP_PASSPHRASE && env.BACKUP_RECIPIENT
      ? ['BACKUP_RECIPIENT: not together with BACKUP_PASSPHRASE']
      : []),
    ...(isS3 && !hasKeys ? ['BACKUP_TO: S3 needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'] : []),
  ]
}

/** Where backups go and with what they are encrypted. */
export function readBackupConfig(env: Variables): BackupConfig {
  const { AWS_REGION: region = 'us-east-1', AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secretKey } = env
  const endpoint = (env.AWS_ENDPOINT_URL_S3 ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '')
  return {
    target: readTarget(env.BACKUP_TO),
    s3: keyId && secretKey ? { endpoint, region, keyId, secretKey } : undefined,
    passphrase: env.BACKUP_PASSPHRASE,
    recipient: env.BACKUP_RECIPIENT,
    identity: env.BACKUP_IDENTITY,
    keep: env.BACKUP_KEEP,
  }
}

function readTarget(text: string | undefined): BackupConfig['target'] {
  if (text === undefined) return undefined
  const [, bucket, folder = ''] = S3_ADDRESS.exec(text) ?? []
  return bucket === undefined ? { kind: 'folder', path: resolve(text) } : { kind: 's3', bucket, folder }
}
