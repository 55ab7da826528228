import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../config/s3-environment.ts'

/** A client whose calls are signed as a store with the interface of S3 wants it. */
export const createS3Client = ({ keyId, secretKey, region }: S3Config, retries?: number): AwsClient =>
  new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    ...(retries !== undefined && { retries }),
  })
