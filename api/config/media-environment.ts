import { z } from 'zod'
import { readS3Address, readS3Config, type S3Config, type s3Variables } from './s3-environment.ts'

/** Where the pictures of the shop are kept. */
export const mediaVariables = {
  MEDIA_STORE: z
    .string()
    .refine(
      (text) => ['folder', 'database'].includes(text) || readS3Address(text) !== undefined,
      'must be folder, database or s3://bucket/folder',
    )
    .optional(),
}

type Variables = z.output<z.ZodObject<typeof mediaVariables & typeof s3Variables>>

/** A folder of this machine, or what several machines have in common. */
export type MediaConfig =
  | { kind: 'folder' }
  | { kind: 'database' }
  | { kind: 's3'; s3: S3Config; bucket: string; folder: string }

/** Variables that contradict each other, as `NAME: why`. */
export const mediaIssues = (env: Variables): string[] =>
  env.MEDIA_STORE?.startsWith('s3://') && !readS3Config(env)
    ? ['MEDIA_STORE: S3 needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY']
    : []

/** Several processes have only PostgreSQL in common, so pictures are there by default; SQLite is one machine. */
export function readMediaConfig(env: Variables, databaseUrl: string | undefined): MediaConfig {
  const { MEDIA_STORE = databaseUrl ? 'database' : 'folder' } = env
  const [address, s3] = [readS3Address(MEDIA_STORE), readS3Config(env)]
  if (address && s3) return { kind: 's3', s3, ...address }
  return { kind: MEDIA_STORE === 'database' ? 'database' : 'folder' }
}
