import { describe, expect, test } from 'vitest'
import { createTestShop, fieldsOf, placeOrderBody } from '../test/shop.ts'

const send = async (body: BodyInit | undefined, headers: Record<string, string> = {}, more: object = {}) => {
  const app = await createTestShop()
  return app.request('/checkout/v2', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body ?? null,
    ...more,
  })
}
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
]

describe('a body', () => {
  test.each(['', '{', '{"a":}', "{'a':1}", 'null x', '\u{feff}{}', '{"a":NaN}'])(
    'of %j is malformed',
    async (text) => {
      expect(await codeOf(await send(text))).toEqual([400, 'malformed_json'])
    },
  )

  test('that is missing is malformed', async () => {
    expect(await codeOf(await send(undefined))).toEqual([400, 'malformed_json'])
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
  ])('as %s is not accepted', async (type) => {
    expect(await codeOf(await send('{}', { 'content-type': type }))).toEqual([415, 'unsupported_media_type'])
  })

  test.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/vnd.api+json'])(
    'as %s is read',
    async (type) => {
      expect((await send(JSON.stringify(placeOrderBody()), { 'content-type': type })).status).toBe(200)
    },
  )

  test.each(['null', '[]', '"order"', '0', 'true'])(
    'that is %s and no object is refused by field',
    async (text) => {
      expect(await fieldsOf(await send(text))).toEqual({ body: [expect.any(String)] })
    },
  )
})

describe('a body whose sender hangs up', () => {
  test.each([{}, { 'content-length': '1000' }])(
    'is refused without a line in the error log (%j)',
    async (headers) => {
      const app = await createTestShop()
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(Buffer.from('{"name":'))
          controller.error(new Error('aborted'))
        },
      })
      const response = await app.request('/checkout/v2', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        duplex: 'half',
      } as RequestInit)
      expect(await codeOf(response)).toEqual([400, 'malformed_json'])
      expect(app.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
    },
  )
})

describe('a body of more than 64 KiB', () => {
  const large = JSON.stringify(placeOrderBody({ unread: 'x'.repeat(64 * 1024) }))

  test('with a declared length is refused', async () => {
    expect(await codeOf(await send(large, { 'content-length': String(large.length) }))).toEqual([
      413,
      'body_too_large',
    ])
  })

  test('in chunks without a length is refused before it is read to its end', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1
        if (sent > 100) controller.error(new Error('read too far'))
        else controller.enqueue(new Uint8Array(8 * 1024))
      },
    })
    expect(await codeOf(await send(endless, {}, { duplex: 'half' }))).toEqual([413, 'body_too_large'])
    expect(sent).toBeLessThan(20)
  })

  test('with a false declared length is refused all the same', async () => {
    expect(await codeOf(await send(large, { 'content-length': '10' }))).toEqual([413, 'body_too_large'])
  })
})

describe('a deeply nested body', () => {
  const nested = (levels: number, open: string, close: string, inner = '') =>
    open.repeat(levels) + inner + close.repeat(levels)

  test.each([
    ['of arrays', nested(30_000, '[', ']')],
    ['of objects', nested(9_000, '{"a":', '}', '1')],
    [
      'of picks within picks',
      `{"items":[{"kind":"productItem","productId":"burger","qty":1,"optionIds":${nested(
        700,
        '[{"variantId":"v","value":"o","menus":[{"optionId":"o","items":[{"slotId":"s","productId":"p","optionIds":',
        '}]}]}]',
        '[]',
      )}}]}`,
    ],
  ])('%s is refused without a server error', async (_, body) => {
    const status = (await send(body.slice(0, 65_000))).status
    expect([400, 422]).toContain(status)
    expect([400, 413, 422]).toContain((await send(body)).status)
  })

  test('that fits into the limit is refused', async () => {
    const picks = nested(
      500,
      '[{"variantId":"v","value":"o","menus":[{"optionId":"o","items":[{"slotId":"s","productId":"p","optionIds":',
      '}]}]}]',
      '[]',
    )
    const items = `[{"kind":"productItem","productId":"burger","qty":1,"optionIds":${picks}}]`
    const body = JSON.stringify({ ...placeOrderBody(), items: [] }).replace('"items":[]', `"items":${items}`)
    expect(body.length).toBeLessThan(64 * 1024)
    expect([400, 422]).toContain((await send(body)).status)
  })
})
