import { z } from 'zod'

/** The environment variables of a store with the interface of S3, under the names that AWS gave them. */
export const s3Variables = {
  AWS_ENDPOINT_URL_S3: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  AWS_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
}

type Variables = z.output<z.ZodObject<typeof s3Variables>>

/** An S3 bucket, or another store with the same interface. */
export type S3Config = { endpoint: string; region: string; keyId: string; secretKey: string }

const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*?)\/?)?$/

/** The bucket and the folder of `s3://bucket/folder`; undefined for another text. */
export function readS3Address(text: string): { bucket: string; folder: string } | undefined {
  const [, bucket, folder = ''] = S3_ADDRESS.exec(text) ?? []
  return bucket === undefined ? undefined : { bucket, folder }
}

/** The store that the environment sets up; undefined without keys. */
export function readS3Config(env: Variables): S3Config | undefined {
  const { AWS_REGION: region = 'us-east-1', AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secretKey } = env
  const endpoint = (env.AWS_ENDPOINT_URL_S3 ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '')
  return keyId && secretKey ? { endpoint, region, keyId, secretKey } : undefined
}
