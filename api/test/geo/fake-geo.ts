import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { contractOf } from '../payments/contract-check.ts'
import {
  type Fact,
  googleDetails,
  googleGeocoded,
  googleSuggestions,
  nominatimPlace,
  photonFeatures,
} from './geo-answers.ts'

/** The failures of the service; by default there are none. */
export type GeoFault = {
  status?: number
  headers?: Record<string, string>
  text?: string
  json?: unknown
  delayMs?: number
}

export type GeoRequest = {
  path: string
  query: Record<string, string | string[]>
  headers: IncomingHttpHeaders
  body: unknown
}

export type FakeGeo = {
  url: string
  /** The places of the service, best first. */
  facts: Fact[]
  fault: GeoFault | undefined
  /** Ids of Google that moved, from old to new; to `null` those that are gone. */
  moved: Map<string, string | null>
  asked: GeoRequest[]
  /** Throws when something was asked or answered against the official contract, where that is at hand. */
  stop(): Promise<void>
}

type Service = 'geo-photon' | 'geo-nominatim' | 'geo-google'

/** One service of geocoding on this machine that keeps to its official contract. */
export async function startFakeGeo(service: Service): Promise<FakeGeo> {
  const contract = contractOf(service)
  const late = new AbortController()
  const faults: string[] = []
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeGeo = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    facts: [],
    fault: undefined,
    moved: new Map(),
    asked: [],
    async stop() {
      late.abort()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      if (faults.length > 0) throw new Error(`against the contract:\n${faults.join('\n')}`)
    },
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', fake.url)
    const text = await textOf(incoming)
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const query = Object.fromEntries(
      [...new Set(searchParams.keys())].map((name) => {
        const values = searchParams.getAll(name)
        return [name, values.length > 1 ? values : values[0]!]
      }),
    )
    const method = incoming.method ?? 'GET'
    fake.asked.push({ path: pathname, query, headers: incoming.headers, body })
    const { key: _key, ...named } = query // the key of Google stands apart in its contract
    faults.push(...contract.request(method, pathname, { query: named, ...(body !== undefined && { body }) }))
    const answer = fake.fault ?? answerOf(service, fake, pathname)
    const { status = 200, headers = {}, text: page, json = {}, delayMs = 0 } = answer
    if (!fake.fault) faults.push(...contract.answer(method, pathname, status, json))
    if (delayMs > 0) await pause(delayMs, null, { signal: late.signal }).catch(() => {})
    const type = page === undefined ? 'application/json' : 'text/html'
    response.writeHead(status, { 'content-type': type, ...headers }).end(page ?? JSON.stringify(json))
  }
  return fake
}

function answerOf(service: Service, { facts, moved }: FakeGeo, path: string): GeoFault {
  if (service === 'geo-photon') return { json: photonFeatures(facts) }
  if (service === 'geo-nominatim') {
    const places = facts.slice(0, 1).map(nominatimPlace)
    return { json: path === '/search' ? places : (places[0] ?? { error: 'Unable to geocode' }) }
  }
  if (path.endsWith(':autocomplete')) return { json: googleSuggestions(facts) }
  if (path === '/maps/api/geocode/json') return { json: googleGeocoded(facts.slice(0, 1)) }
  const id = path.slice('/v1/places/'.length)
  const to = moved.get(id)
  const fact = facts[Number(id.replace('ChIJ-', ''))] ?? facts[0]
  if (to === null || !fact)
    return { status: 404, json: { error: { code: 404, message: 'Not found', status: 'NOT_FOUND' } } }
  return { json: { ...googleDetails(fact, id), ...(to && { movedPlace: `places/${to}`, movedPlaceId: to }) } }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
