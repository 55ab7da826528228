import { AppError } from './problem.ts'

/** The most a request body may have, in bytes. */
export const MAX_BODY = 64 * 1024

/**
 * Reads a body as text, and stops reading when it grows over the limit, whether or not a length was announced. Throws
 * `body_too_large`.
 */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) throw tooLarge()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > MAX_BODY) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function tooLarge(): AppError {
  return new AppError('body_too_large', `A body has at most ${MAX_BODY} bytes`)
}
