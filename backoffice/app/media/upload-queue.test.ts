import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/client.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { pictureFixture } from '#domain/test/picture-fixture.ts'
import { createUploadQueue, TRY_AGAIN_MS } from './upload-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const photo = new Blob(['photo'])
const noConnection = new ApiError(0, 'network', 'not reached', undefined)
const refusal = (
  status: number,
  code: 'fields' | 'unavailable' | 'unsupported_media_type',
  message: string,
) => new ApiError(status, code, message, { data: { picture: [message] } })

/** A queue whose server answers one after the other what is given. */
function open(...answers: (StoredPicture | ApiError)[]) {
  const stored: string[] = []
  const sent: Blob[] = []
  const queue = createUploadQueue({
    check: async (file) => (file.size === 0 ? 'empty' : undefined),
    send: async (file, onProgress) => {
      sent.push(file)
      onProgress(1)
      const answer = answers.shift()!
      if (answer instanceof ApiError) throw answer
      return answer
    },
    onStored: ({ id }) => stored.push(id),
  })
  const states = () => queue.read().map(({ status, why }) => [status, why].filter(Boolean).join(': '))
  return { queue, stored, sent, states }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

test('files are sent one after the other, and leave the queue as pictures', async () => {
  const { queue, stored, states } = open({ ...pictureFixture, id: 'a' }, { ...pictureFixture, id: 'b' })
  const seen: string[] = []
  queue.subscribe(() => seen.push(states().join(', ')))
  queue.add([photo, photo])
  await settle()
  expect([stored, states()]).toEqual([['a', 'b'], []])
  expect(seen).toContain('processing, waiting')
  expect(seen.join(' | ')).not.toContain('sending, sending')
})

test('a file without a connection is kept, and sent again after a while or when the connection is back', async () => {
  const { queue, stored, states, sent } = open(noConnection, noConnection, pictureFixture)
  queue.add([photo])
  await settle()
  expect(states()).toEqual(['offline'])
  await vi.advanceTimersByTimeAsync(TRY_AGAIN_MS)
  expect([states(), sent.length]).toEqual([['offline'], 2])
  queue.resume()
  await settle()
  expect([stored, states()]).toEqual([[pictureFixture.id], []])
})

test('what the server says about a file is final, and the next file is sent', async () => {
  const { queue, stored, states } = open(
    refusal(422, 'fields', 'damaged'),
    refusal(415, 'unsupported_media_type', 'a drawing'),
    pictureFixture,
  )
  queue.add([photo, photo, photo])
  await settle()
  expect([states(), stored.length]).toEqual([['refused: damaged', 'refused: a drawing'], 1])
})

test('a file that cannot be a picture is not sent', async () => {
  const { queue, states, sent } = open()
  queue.add([new Blob()])
  await settle()
  expect([states(), sent]).toEqual([['refused: empty'], []])
})

test('a failure of the server keeps the file until it is tried again', async () => {
  const { queue, stored, states } = open(refusal(503, 'unavailable', 'busy'), pictureFixture)
  queue.add([photo])
  await settle()
  expect(states()).toEqual(['failed: busy'])
  queue.retry(queue.read()[0]!.id)
  await settle()
  expect([stored.length, states()]).toEqual([1, []])
})

test('a file that was taken out while it was sent becomes no picture', async () => {
  const { queue, stored } = open(pictureFixture)
  queue.add([photo])
  queue.drop(queue.read()[0]!.id)
  await settle()
  expect(stored).toEqual([])
})
