import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FakeGateway, Fault, Operation, OutgoingWebhook } from './fake-gateway.ts'
import { type PaymentPage, showPage } from './payment-page.ts'

export type FakeRequest = { method: string; url: URL; headers: IncomingHttpHeaders; body: string }

/** `json` goes out as JSON, `html` as a page; with neither, the body is empty. */
export type FakeAnswer = { status: number; json?: unknown; html?: string; headers?: Record<string, string> }

/** What a call is; `operation` is null for those that no fault meets, such as asking for a token. */
export type FakeRoute = { operation: Operation | null; answer(): FakeAnswer }

export type FakeProvider = {
  /** The call behind an address; null where the provider has none. */
  route(request: FakeRequest): FakeRoute | null
  page: PaymentPage
  forge(webhook: OutgoingWebhook): OutgoingWebhook
}

export type ServedFake = Pick<FakeGateway, 'url' | 'fault' | 'calls' | 'webhooks' | 'stop'> & {
  /** A webhook call is due. */
  sendWebhook(webhook: OutgoingWebhook): void
}

/** Serves a fake provider on a local port: counts its calls, fails as simulated, keeps its webhooks. */
export async function serveFake(provide: (url: string) => FakeProvider): Promise<ServedFake> {
  const faults: { operation: Operation; fault: Fault }[] = []
  const calls = new Map<Operation, number>()
  const due: OutgoingWebhook[] = []
  const underway = new Set<Promise<unknown>>()
  const lateAnswers = new AbortController()

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = provide(url)

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = {
      method: incoming.method ?? 'GET',
      url: new URL(incoming.url ?? '/', url),
      headers: incoming.headers,
      body: await textOf(incoming),
    }
    const paged = showPage(provider.page, request)
    if (paged) return send(response, paged)
    const route = provider.route(request)
    if (!route) return send(response, { status: 404, json: {} })
    const fault = route.operation && meet(route.operation)
    if (fault?.kind === 'status') return send(response, { status: fault.status, json: {} })
    const answer = route.answer()
    if (fault?.kind === 'lost answer') return void response.destroy()
    if (fault?.kind === 'html') return send(response, { status: 200, html: '<h1>Back soon</h1>' })
    if (fault?.kind === 'delay') await pause(fault.ms, null, { signal: lateAnswers.signal }).catch(() => {})
    return send(response, answer)
  }

  function meet(operation: Operation): Fault | undefined {
    calls.set(operation, (calls.get(operation) ?? 0) + 1)
    const at = faults.findIndex((one) => one.operation === operation)
    return at === -1 ? undefined : faults.splice(at, 1)[0]?.fault
  }

  const webhooks: FakeGateway['webhooks'] = {
    due: () => [...due],
    clear: () => void due.splice(0),
    deliverTo: null,
    forged: provider.forge,
  }

  return {
    url,
    webhooks,
    fault: (operation, fault) => void faults.push({ operation, fault }),
    calls: (operation) => calls.get(operation) ?? 0,
    sendWebhook(webhook) {
      if (webhooks.deliverTo === null) return void due.push(webhook)
      const { url = webhooks.deliverTo, headers, body } = webhook
      const delivery = fetch(url, { method: 'POST', headers, body })
        .catch(() => due.push(webhook))
        .finally(() => underway.delete(delivery))
      underway.add(delivery)
    },
    async stop() {
      lateAnswers.abort()
      await Promise.all(underway)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The answers a provider keeps by idempotency key; the same key with other parameters is answered by `onOther`. */
export function createKeyTable(onOther: (first: FakeAnswer) => FakeAnswer) {
  const kept = new Map<string, { parameters: string; answer: FakeAnswer }>()
  return (key: string | undefined, parameters: string, respond: () => FakeAnswer): FakeAnswer => {
    const known = key === undefined ? undefined : kept.get(key)
    if (known) return known.parameters === parameters ? known.answer : onOther(known.answer)
    const answer = respond()
    if (key !== undefined) kept.set(key, { parameters, answer })
    return answer
  }
}

function send(response: ServerResponse, { status, json, html, headers }: FakeAnswer): void {
  const type = html === undefined ? 'application/json' : 'text/html; charset=utf-8'
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(html ?? (json === undefined ? '' : JSON.stringify(json)))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** The cents of a decimal amount such as `23.90`. */
export const centsOf = ({ value }: { value: string }): number => Number(value.replace('.', ''))
