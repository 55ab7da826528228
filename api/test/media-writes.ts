import { expect } from 'vitest'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { wholePicture } from '#domain/media/crop.ts'
import type { PayShop } from './payments/pay-shop.ts'
import { photograph } from './pictures.ts'
import type { Prepare } from './staff-writes.ts'

const upload = async ({ app, headers }: PayShop) =>
  app.request('/staff/media', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: new Uint8Array(await photograph()),
  })

const left = { area: { x: 0, y: 0, width: 0.5, height: 1 }, focus: { x: 0.2, y: 0.5 } }

const lineOf = (crop: object) => ({
  kind: 'picture',
  before: null,
  after: { upload: expect.stringMatching(/^[0-9a-f]{24}$/), ...crop },
})

/** An example for every write of pictures. */
export const mediaWrites: Record<string, Prepare> = {
  uploadPicture: async (shop) => ({ send: () => upload(shop), line: lineOf(wholePicture) }),
  cropPicture: async (shop) => {
    const { data } = (await (await upload(shop)).json()) as { data: StoredPicture }
    return { send: () => shop.staff(`/media/${data.id}/crops`, left), line: lineOf(left) }
  },
}
