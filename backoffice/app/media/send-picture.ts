import { ApiError, apiErrorOf } from '#contract/client.ts'
import { type Shape, uploadPicture } from '#contract/media.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { csrfHeader } from '#ui/csrf-header.ts'

type Upload = { shape: Shape; onProgress: (sent: number) => void }

/**
 * Uploads one file and answers its picture. `onProgress` hears which part of it has been sent, which `fetch` cannot tell.
 * A file whose CSRF cookie was replaced on its way is sent once more. Throws `ApiError`, with the status 0 when the server
 * was not reached.
 */
export async function sendPicture(file: Blob, upload: Upload): Promise<StoredPicture> {
  try {
    return await sendOnce(file, upload)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'csrf') return sendOnce(file, upload)
    throw error
  }
}

function sendOnce(file: Blob, { shape, onProgress }: Upload): Promise<StoredPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api${uploadPicture.path}?shape=${encodeURIComponent(shape)}`)
    request.responseType = 'json'
    request.setRequestHeader('accept-language', document.documentElement.lang)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    for (const [name, value] of Object.entries(csrfHeader())) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('error', () =>
      reject(new ApiError(0, 'network', 'The server was not reached', undefined)),
    )
    request.addEventListener('load', () => {
      const answer: unknown = request.response
      if (request.status !== 200) return reject(apiErrorOf(request.status, answer))
      const { data, error } = uploadPicture.response.safeParse((answer as { data?: unknown } | null)?.data)
      return data ? resolve(data) : reject(error)
    })
    request.send(file)
  })
}
