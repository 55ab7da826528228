import { resolve } from 'node:path'
import { z } from 'zod'
import { readS3Address, readS3Config, type S3Config, type s3Variables } from './s3-environment.ts'

/** The environment variables of `npm run backup` and `npm run restore`. */
export const backupVariables = {
  BACKUP_TO: z
    .string()
    .refine(
      (text) => !text.includes('://') || readS3Address(text) !== undefined,
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
  BACKUP_KEEP: z.coerce
    .number('must be a number of backups from 1 to 9999')
    .int()
    .min(1)
    .max(9999)
    .default(14),
}

/** The recipient is among them because the other half of the key pair is easily taken for it. */
export const backupSecrets = [
  'BACKUP_PASSPHRASE',
  'BACKUP_RECIPIENT',
  'BACKUP_IDENTITY',
  'AWS_SECRET_ACCESS_KEY',
]

type Variables = z.output<z.ZodObject<typeof backupVariables & typeof s3Variables>>

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

/** Why nothing is written to `BACKUP_TO` as long as it would be readable by everybody there. */
export const UNENCRYPTED =
  'BACKUP_TO: backups that leave the data folder are encrypted: set BACKUP_RECIPIENT or BACKUP_PASSPHRASE'

/** Variables that contradict each other, as `NAME: why`. */
export function backupIssues(env: Variables): string[] {
  const isLocked = [env.BACKUP_PASSPHRASE, env.BACKUP_RECIPIENT, env.BACKUP_IDENTITY].some(Boolean)
  const isS3 = env.BACKUP_TO?.startsWith('s3://')
  return [
    ...(env.BACKUP_TO && !isLocked ? [UNENCRYPTED] : []),
    ...(env.BACKUP_PASSPHRASE && env.BACKUP_RECIPIENT
      ? ['BACKUP_RECIPIENT: not together with BACKUP_PASSPHRASE']
      : []),
    ...(isS3 && !readS3Config(env)
      ? ['BACKUP_TO: S3 needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY']
      : []),
  ]
}

/** Where backups go and with what they are encrypted. */
export function readBackupConfig(env: Variables): BackupConfig {
  return {
    target: readTarget(env.BACKUP_TO),
    s3: readS3Config(env),
    passphrase: env.BACKUP_PASSPHRASE,
    recipient: env.BACKUP_RECIPIENT,
    identity: env.BACKUP_IDENTITY,
    keep: env.BACKUP_KEEP,
  }
}

function readTarget(text: string | undefined): BackupConfig['target'] {
  if (text === undefined) return undefined
  const address = readS3Address(text)
  return address ? { kind: 's3', ...address } : { kind: 'folder', path: resolve(text) }
}
