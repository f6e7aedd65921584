// Stores media files in an S3-compatible bucket. Needs the package @aws-sdk/client-s3, which reads its credentials from the AWS_* variables.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { MediaLocation } from '../config/config.ts'
import { ConfigError } from '../config/env.ts'
import type { Storage } from './storage.ts'

type Bucket = Extract<MediaLocation, { kind: 's3' }>

export async function openS3Storage({ bucket: Bucket, endpoint, region }: Bucket): Promise<Storage> {
  const s3 = await import('@aws-sdk/client-s3').catch(() => {
    throw new ConfigError('MEDIA_S3_BUCKET needs the package @aws-sdk/client-s3. Install it: npm install @aws-sdk/client-s3')
  })
  const client: S3Client = new s3.S3Client({
    region,
    // Not every store supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })

  const storage: Storage = {
    async put(Key, source, ContentType) {
      // For stores that ignore the condition, check first.
      if (await storage.stat(Key)) return false
      const { size } = await stat(source)
      const written = await client
        .send(new s3.PutObjectCommand({ Bucket, Key, ContentType, Body: createReadStream(source), ContentLength: size, IfNoneMatch: '*' }))
        .catch(unless(412))
      return written !== undefined
    },

    async stat(Key) {
      const found = await client.send(new s3.HeadObjectCommand({ Bucket, Key })).catch(unless(404))
      return found && { bytes: found.ContentLength ?? 0, modified: found.LastModified ?? new Date(0) }
    },

    async read(Key, range) {
      const { Body } = await client.send(
        new s3.GetObjectCommand({ Bucket, Key, ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
      )
      return Body as Readable
    },

    async remove(Key) {
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key }))
    },
  }
  return storage
}

const unless =
  (status: number) =>
  (error: Error & { $metadata?: { httpStatusCode?: number } }): undefined => {
    if (error.$metadata?.httpStatusCode !== status) throw error
  }
