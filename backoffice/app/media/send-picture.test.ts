import { afterEach, expect, test, vi } from 'vitest'
import { sendPicture } from './send-picture.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose cookie changes with the first upload; `refusal` is the answer to every upload. Answers what was sent. */
function setUp(refusal: { status: number; code: string }) {
  const sent: (string | undefined)[] = []
  const page = { cookie: 'XSRF-TOKEN=before', documentElement: { lang: 'de' } }
  vi.stubGlobal('document', page)
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget()
      status = refusal.status
      response = { code: refusal.code }
      token: string | undefined
      open = () => {}
      setRequestHeader(name: string, value: string) {
        if (name === 'x-xsrf-token') this.token = value
      }
      send() {
        sent.push(this.token)
        page.cookie = 'XSRF-TOKEN=after'
        this.dispatchEvent(new Event('load'))
      }
    },
  )
  return sent
}

const upload = () => sendPicture(new Blob(['picture']), { shape: 'square', onProgress: () => {} })

test('a picture whose cookie was replaced on its way is sent once more, with the cookie of then', async () => {
  const sent = setUp({ status: 403, code: 'csrf' })
  await expect(upload()).rejects.toMatchObject({ code: 'csrf' })
  expect(sent).toEqual(['before', 'after'])
})

test('a picture that is refused for another reason is not sent again', async () => {
  const sent = setUp({ status: 403, code: 'forbidden' })
  await expect(upload()).rejects.toMatchObject({ code: 'forbidden' })
  expect(sent).toEqual(['before'])
})
