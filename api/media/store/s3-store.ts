import { createHash } from 'node:crypto'
import type { S3Config } from '../../config/s3-environment.ts'
import { StoreUnavailable } from '../../db/store-unavailable.ts'
import { atOnce } from '../../platform/at-once.ts'
import { createS3Client } from '../../platform/s3-client.ts'
import type { FileStore, NewFile } from './file-store.ts'
import { isFacts } from './media-name.ts'

/** How long a call may take with its second try: a guest waits for it. */
const PATIENCE_MS = 8_000
const SENT_AT_ONCE = 8
const NO_BUCKET = '<Code>NoSuchBucket</Code>'

type S3Place = { s3: S3Config; bucket: string; folder: string }

/** Keeps files in a bucket of S3, or of another store with the same interface. */
export function createS3Store({ s3, bucket, folder }: S3Place, patienceMs = PATIENCE_MS): FileStore {
  const client = createS3Client(s3, 1)
  const root = folder ? `${folder}/` : ''
  const address = (name: string) => `${s3.endpoint}/${bucket}/${root}${name}`

  /** Answers the bytes of a successful call; undefined for an object that is not there. */
  async function send(url: string, init: RequestInit): Promise<Buffer | undefined> {
    try {
      const answer = await client.fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) })
      const body = Buffer.from(await answer.arrayBuffer())
      if (answer.status === 404 && !body.includes(NO_BUCKET)) return undefined
      if (!answer.ok) throw new Error(`${init.method} in ${s3.endpoint} was answered ${answer.status}`)
      return body
    } catch (error) {
      throw new StoreUnavailable(error, 'the store of pictures')
    }
  }

  async function putOne({ name, content }: NewFile): Promise<void> {
    const hash = createHash('sha256').update(content).digest('hex')
    // The hash is signed: a store refuses bytes that were changed or lost on the way.
    const headers = { 'x-amz-content-sha256': hash, 'content-type': typeOf(name) }
    const kept = await send(address(name), { method: 'PUT', headers, body: new Uint8Array(content) })
    if (!kept) throw new StoreUnavailable(new Error('PUT was answered 404'), 'the store of pictures')
  }

  async function list(prefix: string): Promise<string[]> {
    const names: string[] = []
    for (let token: string | undefined = ''; token !== undefined;) {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: root + prefix,
        ...(token && { 'continuation-token': token }),
      })
      const page = (await send(`${s3.endpoint}/${bucket}?${query}`, { method: 'GET' }))?.toString() ?? ''
      for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) names.push(key.slice(root.length))
      token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]?.replaceAll('&amp;', '&')
    }
    return names.toSorted()
  }

  return {
    get: (name) => send(address(name), { method: 'GET' }),
    has: async (name) => (await send(address(name), { method: 'HEAD' })) !== undefined,
    put: async (files) => {
      await atOnce(SENT_AT_ONCE, files.slice(0, -1), putOne)
      await atOnce(1, files.slice(-1), putOne)
    },
    list,
    remove: async (names) => {
      const found = await Promise.all(names.map((name) => (name.endsWith('/') ? list(name) : [name])))
      // A picture that has no description is not complete.
      const files = found.flat().toSorted((a, b) => Number(isFacts(b)) - Number(isFacts(a)))
      await atOnce(SENT_AT_ONCE, files, (name) => send(address(name), { method: 'DELETE' }))
    },
  }
}

const types = { avif: 'image/avif', webp: 'image/webp', json: 'application/json' }

const typeOf = (name: string): string =>
  Object.entries(types).find(([ending]) => name.endsWith(`.${ending}`))?.[1] ?? 'application/octet-stream'
