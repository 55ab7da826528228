import { pendingPlaceholder } from '#api/media/pending-placeholder.ts'

const PATH = /^\/media\/([0-9a-f]{24})\/(\w+[.]\w+)$/

/**
 * The placeholder for a picture file that is not generated yet; undefined when none is pending. It is not cached, so
 * that the next request gets the picture. `onPending` receives the picture that a guest waits for.
 */
export async function answerPendingMedia(
  mediaDir: string,
  path: string,
  onPending: (id: string) => void,
): Promise<Response | undefined> {
  const [, id, name] = PATH.exec(path) ?? []
  if (!id || !name) return undefined
  const placeholder = await pendingPlaceholder(mediaDir, id, name)
  if (placeholder === undefined) return undefined
  onPending(id)
  return new Response(placeholder, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; img-src data:; style-src 'none'",
    },
  })
}
