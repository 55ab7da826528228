import fc from 'fast-check'
import type { Endpoint } from '#contract/endpoint.ts'
import { anyNearly } from '../any-input.ts'
import { hostileTexts } from '../hostile-texts.ts'

export type HostileCall = {
  method: string
  /** Path and query below the address of the shop. */
  path: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
}

const JSON_TYPE = 'application/json'
const POISON = '"__proto__":{"role":"owner"},"constructor":{"prototype":{"role":"owner"}}'

/**
 * Calls of one endpoint that are hostile or nearly right: each part fits the contract most of the time, so that the
 * others are reached. `ids` are the identifiers that exist.
 */
export function hostileCall(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<HostileCall> {
  const text = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ids) },
    { weight: 2, arbitrary: fc.constantFrom(...hostileTexts) },
    fc.string({ unit: 'grapheme' }),
  )
  const wellFormed = text.filter((one) => one.isWellFormed())
  return fc
    .record({
      method: mostly(
        20,
        fc.constant<string>(endpoint.method),
        fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'BREW'),
      ),
      pieces: fc.array(wellFormed, { minLength: 4, maxLength: 4 }),
      end: mostly(30, fc.constant(''), fc.constantFrom('/', '//', '/%00', '/%c0%ae', '%', ';a=b', '/..')),
      query: query(endpoint, ids, wellFormed),
      headers: oddHeaders(endpoint, ids),
      body: endpoint.upload ? anyFile(endpoint.upload.types) : anyBody(endpoint, ids),
    })
    .map(({ method, pieces, end, query: search, headers, body }) => {
      let at = 0
      const path = endpoint.path.replace(/\{\w+\}/g, () => encodeURIComponent(pieces[at++] ?? ''))
      const takesBody = method !== 'GET' && method !== 'HEAD' && body !== undefined
      return {
        method,
        path: `/api${path}${end}${search === '' ? '' : `?${search}`}`,
        headers: { ...(takesBody ? { 'content-type': body.type } : {}), ...headers },
        body: takesBody ? body.content : null,
      }
    })
}

type Body = { type: string; content: string | Uint8Array<ArrayBuffer> }

/** The usual in most cases, else the other. */
const mostly = <T>(weight: number, usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, other)

function query(
  { query: schema }: Endpoint,
  ids: readonly string[],
  text: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const odd = fc
    .dictionary(
      fc.oneof(fc.constantFrom('lang', 'page', 'before', 'q', 'id', '__proto__', 'a[]'), text),
      text,
      {
        maxKeys: 3,
      },
    )
    .map((one) => new URLSearchParams(one).toString())
  const broken = fc.constantFrom('%', '&&==', 'a=%ff', 'page=1&page=2', `q=${'x'.repeat(4_000)}`)
  const near = schema
    ? anyNearly(schema, ids).map((one) =>
        new URLSearchParams(
          Object.entries(one ?? {}).map(([name, value]) => [
            name,
            (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
          ]),
        ).toString(),
      )
    : fc.constant('')
  return mostly(6, near, mostly(3, odd, broken))
}

/** All of them at once would end most calls early: at most three are kept. */
function oddHeaders({ idempotent }: Endpoint, ids: readonly string[]): fc.Arbitrary<Record<string, string>> {
  const known: Record<string, fc.Arbitrary<string>> = {
    'accept-language': fc.constantFrom('de', 'en', 'tr', 'xx;q=9', ';;', '*', 'x'.repeat(500)),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', ',,', 'identity;q=0, *;q=0'),
    accept: fc.constantFrom('text/html', '*/*;q=x', 'image/avif'),
    cookie: fc.constantFrom(
      'lang=en',
      'lang=__proto__',
      '=',
      ';;=;',
      'branch=..%2f',
      `branch=${ids[0] ?? ''}`,
      'session=%00; table=table~~1~; staff="',
      `payment=${'x'.repeat(3_000)}`,
      `${'a=b; '.repeat(300)}`,
    ),
    origin: fc.constantFrom('https://evil.example', 'null', 'http://'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none'),
    'if-none-match': fc.constantFrom('*', '"', 'W/"0"'),
    range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9-1,2-3'),
    'user-agent': fc.constantFrom('', '('.repeat(1_000), "'; --"),
    'last-event-id': fc.constantFrom('-1', '1e999', 'x', '99999999999999999999'),
    'content-encoding': fc.constantFrom('gzip', 'identity'),
    ...(idempotent
      ? { 'idempotency-key': fc.constantFrom('a', 'b', ' ', 'x'.repeat(129), '__proto__') }
      : {}),
  }
  return fc
    .tuple(fc.record(known), fc.subarray(Object.keys(known), { maxLength: 3 }))
    .map(([values, kept]) => Object.fromEntries(kept.map((name) => [name, values[name] ?? ''])))
}

function anyBody({ body: schema }: Endpoint, ids: readonly string[]): fc.Arbitrary<Body | undefined> {
  const near = (schema ? anyNearly(schema, ids) : fc.jsonValue({ maxDepth: 2 })).map(
    (value) => JSON.stringify(value) ?? 'null',
  )
  const cut = fc.tuple(near, fc.nat(99)).map(([whole, part]) => whole.slice(0, (whole.length * part) / 100))
  const poisoned = near.map((whole) =>
    whole.replace('{', whole.startsWith('{}') ? `{${POISON}` : `{${POISON},`),
  )
  const odd = fc.constantFrom(
    '',
    '\ufeff{}',
    'null',
    '[]',
    `{${POISON}}`,
    '{"version":1e999,"id":-0}',
    '{"a":1,"a":2}',
    '['.repeat(99) + ']'.repeat(99),
    '['.repeat(30_000),
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    JSON.stringify('x'.repeat(60_000)),
    JSON.stringify('x'.repeat(70_000)),
    JSON.stringify({ '': Array.from({ length: 9_000 }, () => null) }),
  )
  const bytes = fc.uint8Array({ maxLength: 64 }).map((some) => new Uint8Array(some))
  const content = fc.oneof<fc.WeightedArbitrary<string | Uint8Array<ArrayBuffer>>[]>(
    { weight: 20, arbitrary: near },
    { weight: 2, arbitrary: cut },
    { weight: 2, arbitrary: poisoned },
    { weight: 2, arbitrary: odd },
    { weight: 1, arbitrary: bytes },
  )
  const type = mostly(
    20,
    fc.constant(JSON_TYPE),
    fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json-patch+json',
      'image/png',
      ';',
    ),
  )
  const sent = fc.record({ type, content })
  return schema
    ? mostly<Body | undefined>(30, sent, fc.constant(undefined))
    : mostly(5, fc.constant(undefined), sent)
}

function anyFile(types: readonly string[]): fc.Arbitrary<Body> {
  const png = Uint8Array.from([
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 255, 255, 255, 255,
  ])
  return fc.record({
    type: mostly(6, fc.constantFrom(...types), fc.constantFrom(JSON_TYPE, 'image/svg+xml', 'text/html', ';')),
    content: fc.constantFrom<string | Uint8Array<ArrayBuffer>>(
      '',
      png,
      new Uint8Array(50_000),
      'GIF89a<script>alert(1)</script>',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
      '<!doctype html><script>alert(1)</script>',
      '[1,2',
    ),
  })
}
