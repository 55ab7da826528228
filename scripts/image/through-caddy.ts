import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { projectRoot } from '../machine/project.mjs'
import type { CleanUp } from './clean-up.ts'

/** A busy machine with two cores needs half a minute to begin with the demo restaurant. */
const START_MS = 180_000

/** Caddy with the file of this repository, for this machine alone: its certificate is signed by an authority of its own. */
export function startCaddy(
  dir: string,
  cleanUp: CleanUp,
  { domain, servers }: { domain: string; servers: string[] },
): void {
  const file = join(dir, 'Caddyfile')
  const rules = join(projectRoot, 'deploy/Caddyfile')
  writeFileSync(
    file,
    `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\nimport ${rules}\n`,
  )
  const env = {
    ...process.env,
    DOMAIN: domain,
    SERVERS: servers.join(' '),
    XDG_DATA_HOME: dir,
    HOME: dir,
  }
  const { pid } = spawn('caddy', ['run', '--config', file], { stdio: 'ignore', env })
  cleanUp.add('kill', String(pid))
}

export type Ask = <T>(path: string, body?: object) => Promise<T>

/** Asks through Caddy, whose certificate has to be right; anything but 200 throws. */
export function createAsk(dir: string, domain: string): Ask {
  const authority = join(dir, 'caddy/pki/authorities/local/root.crt')
  return async <T>(path: string, body?: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': `try-image${path}` }
    const options = { ca: readFileSync(authority), method: body ? 'POST' : 'GET', ...(body && { headers }) }
    const call = request(`https://${domain}${path}`, options)
    call.end(body ? JSON.stringify(body) : undefined)
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    const text = Buffer.concat(await answer.toArray()).toString()
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${text.slice(0, 300)}`)
    return (text.startsWith('{') ? JSON.parse(text) : text) as T
  }
}

type Times = { days: { windows: { start: string }[] }[] }

/** Orders two pizzas of the demo restaurant; answers the path of the order's page. */
export async function placeOrder(ask: Ask): Promise<string> {
  const read = async <T>(path: string) => (await ask<{ data: T }>(path)).data
  const { days } = await read<Times>('/api/checkout/times?deliverType=takeaway')
  const deliverDate = days.flatMap(({ windows }) => windows)[0]?.start
  if (!deliverDate) throw new Error('the demo has no time to order for')
  const order = {
    items: [{ kind: 'productItem', productId: 'pizza-margherita', sizeId: 'pizza-medium', qty: 2 }],
    deliverType: 'takeaway',
    deliverAt: 'later',
    deliverDate,
    paymentType: 'cash',
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    phone: '030 1234567',
    terms: true,
  }
  const quote = await ask<{ data: { id: string } }>('/api/checkout/quote', order)
  const placed = await ask<{ data: { url: string } }>('/api/checkout/v2', { ...order, quote: quote.data.id })
  return placed.data.url
}

/** Asks for pages one after the other while `work` is done, and counts them; none may fail. */
export async function askDuring(ask: Ask, work: () => Promise<unknown>): Promise<number> {
  const state = { answered: 0, isOver: false }
  const done = work().finally(() => (state.isOver = true))
  // Its failure is thrown below, when the pages have been counted.
  done.catch(() => {})
  while (!state.isOver) {
    await ask('/api/settings')
    await ask('/')
    state.answered += 2
  }
  await done
  await ask('/')
  return state.answered + 1
}

export async function until(isReached: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + START_MS
  for (;;) {
    const found = await isReached().catch((error: unknown) => error)
    if (found === true) return
    if (performance.now() > end) throw found instanceof Error ? found : new Error('it does not answer')
    await delay(200)
  }
}
