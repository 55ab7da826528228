import { AppError } from './errors.ts'
import { readBytes } from './read-bytes.ts'

/** The maximum size of a request body, in bytes. */
export const MAX_BODY = 64 * 1024

/**
 * Reads a body as text, and stops reading when it exceeds the limit, whether or not a length was declared. Throws
 * `body_too_large`, and `malformed_json` when the caller aborts.
 */
export async function readBody(request: Request, limit = MAX_BODY): Promise<string> {
  return (await readRawBody(request, limit)).toString('utf8')
}

/** The same as bytes, with a limit of its own. */
export async function readRawBody(request: Request, limit: number): Promise<Buffer> {
  const announced = request.headers.get('content-length')
  if (Number(announced) > limit) throw tooLarge()
  if (announced !== null) {
    // The server accepts no more than the declared length, so this is read in one piece.
    const body = Buffer.from(await request.arrayBuffer().catch(refuseBroken))
    if (body.length > limit) throw tooLarge()
    return body
  }
  return readBytes(request.body, limit).catch((error: unknown) => {
    throw error instanceof RangeError ? tooLarge() : brokenOff()
  })
}

/** The caller aborted the request: the answer is not read, and it is not a server error. */
const brokenOff = (): AppError => new AppError('malformed_json', 'The body ended before it was whole')

function refuseBroken(): never {
  throw brokenOff()
}

function tooLarge(): AppError {
  return new AppError('body_too_large', 'The body is too long')
}
