// An S3 server on this machine with one empty bucket.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export interface Bucket {
  /** The environment variables that configure a service to use it. */
  env: Record<string, string>
  close(): Promise<void>
}

export async function startBucket(): Promise<Bucket> {
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: mkdtempSync(join(tmpdir(), 'bucket-')),
    configureBuckets: [{ name: 'uploads' }],
  })
  const { port } = await s3.run()
  // The SDK reads its credentials from the environment.
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' })
  return { env: { MEDIA_S3_BUCKET: 'uploads', MEDIA_S3_ENDPOINT: `http://127.0.0.1:${port}` }, close: () => s3.close() }
}
