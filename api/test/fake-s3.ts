import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { S3Config } from '../config/s3-environment.ts'

const KEYS = { region: 'eu-central-1', keyId: 'the-key', secretKey: 'the-secret' }
const IN_A_PAGE = 3
const BUCKET = 'keller'

export type FakeS3 = {
  s3: S3Config
  bucket: string
  /** What is kept, by its key. */
  objects: Map<string, Buffer>
  /** Every call as method and path, the refused ones too. */
  calls: string[]
  /** Answers the calls instead, until it is undefined again. */
  behave(instead: ((request: IncomingMessage, response: ServerResponse) => void) | undefined): void
}

/** A store with the interface of S3 and one bucket, which checks each signature (version 4) and the hash of each body. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  const calls: string[] = []
  let instead: Parameters<FakeS3['behave']>[0]
  const server = createServer(async (request, response) => {
    calls.push(`${request.method} ${request.url}`)
    if (instead) return instead(request, response)
    const body = Buffer.concat(await request.toArray())
    if (!isSigned(request, body)) return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
    const url = new URL(request.url ?? '', 'http://store')
    const [, bucket, ...path] = url.pathname.split('/')
    if (bucket !== BUCKET) return response.writeHead(404).end('<Code>NoSuchBucket</Code>')
    const key = decodeURIComponent(path.join('/'))
    if (!key) return response.end(listed(objects, url.searchParams))
    if (request.method === 'PUT') objects.set(key, body)
    if (request.method === 'DELETE') return response.writeHead(objects.delete(key) ? 204 : 404).end()
    const found = objects.get(key)
    if (!found) return response.writeHead(404).end('<Code>NoSuchKey</Code>')
    return response
      .writeHead(200, { 'content-length': request.method === 'PUT' ? 0 : found.length })
      .end(request.method === 'GET' ? found : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    s3: { endpoint, ...KEYS },
    bucket: BUCKET,
    objects,
    calls,
    behave: (given) => void (instead = given),
  }
}

/** A page of keys, which are few so that there are several pages. */
function listed(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted()
  const page = keys.slice(0, IN_A_PAGE)
  const next = keys.length > page.length ? page.at(-1) : undefined
  return `<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${
    next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  }</ListBucketResult>`
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/** Reckons the signature of a call as AWS describes it ("Signature Version 4, header-based"), and compares. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, date, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=the-key\/(\d{8})\/eu-central-1\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const at = String(headers['x-amz-date'])
  const bodyHash = String(headers['x-amz-content-sha256'])
  if (!date || !at.startsWith(date)) return false
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false
  const { pathname, searchParams } = new URL(url, 'http://store')
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&')
  const signedHeaders = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = [method, pathname, query, signedHeaders.join(''), names, bodyHash].join('\n')
  const scope = `${date}/eu-central-1/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const key = ['eu-central-1', 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac('AWS4the-secret', date))
  return hmac(key, toSign).toString('hex') === signature
}
