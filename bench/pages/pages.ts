import { copyDemo, startServer } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { compareCosts, costOf } from '../harness/compare-costs.ts'
import { atLeast, type Finding, type Scenario } from '../harness/finding.ts'
import { allowAllProcessors, keepApart } from '../harness/pin.ts'
import { load } from '../harness/wrk.ts'
import { type BareServer, BROWSERS_TAKE, fetchBytes, startBare } from './bare.ts'
import { hasNginx, startNginx } from './nginx.ts'

const ROUNDS = 21
const SECONDS = 1
const WARM_UP_SECONDS = 3
const CONNECTIONS = 32
const LEAST = 0.95

type Page = { what: string; path: string; headers?: Record<string, string>; isUnchanged?: boolean }

const pages: readonly Page[] = [
  { what: 'home page', path: '/' },
  { what: 'category page', path: '/menu/pizza' },
  { what: 'dish page', path: '/menu/pizza/pizza-margherita' },
  { what: 'home page in English', path: '/', headers: { cookie: 'lang=en' } },
  { what: 'home page of a branch', path: '/', headers: { cookie: 'branch=kreuzberg' } },
  { what: 'dishes of a category (JSON)', path: '/api/products/categories/pizza/products' },
  { what: 'settings (JSON)', path: '/api/settings' },
  { what: 'home page that the browser has (304)', path: '/', isUnchanged: true },
]

/**
 * What each public page and read costs the server's process, in all of its threads, beside what the same bytes with the same
 * headers cost a bare `node:http` server. Both are asked at the same moment and share one processor, so that what else the
 * machine does falls on both.
 */
export const publicPages: Scenario = {
  name: 'pages',
  async run(note) {
    const demo = copyDemo(templateDir())
    const server = await startServer({ dataDir: demo.dataDir })
    try {
      for (const page of pages) await warmUp(server, page)
      for (const page of pages) note(await comparePage(server, page))
    } finally {
      allowAllProcessors()
    }
    await server.stop()
    demo.remove()
  },
}

type Measured = Pick<BareServer, 'url' | 'pid'>

/** All kinds of requests come before the first one counts: the server is measured as it is after a while of service. */
async function warmUp({ url }: Measured, { path, headers = {} }: Page): Promise<void> {
  const asked = { 'accept-encoding': BROWSERS_TAKE, ...headers }
  await load({ url: url + path, connections: CONNECTIONS, seconds: WARM_UP_SECONDS, headers: asked })
}

async function comparePage(
  server: Measured,
  { what, path, headers = {}, isUnchanged }: Page,
): Promise<Finding> {
  const first = await fetchBytes(server.url + path, headers)
  const asked = {
    'accept-encoding': BROWSERS_TAKE,
    ...headers,
    ...(isUnchanged && { 'if-none-match': first.headers['etag'] ?? '' }),
  }
  const answer = isUnchanged ? await fetchBytes(server.url + path, asked) : first
  const bare = await startBare({ [path]: answer })
  keepApart(server, bare)
  const cost = (of: Measured, at = path) =>
    costOf(of, async () => {
      const url = of.url + at
      const { answers } = await load({ url, connections: CONNECTIONS, seconds: SECONDS, headers: asked })
      return answers
    })
  const costs = await compareCosts(ROUNDS, { ours: () => cost(server), bare: () => cost(bare) })
  await bare.stop()
  const limit = answer.status === 200 ? await limitOf(answer, (nginx) => cost(nginx, '/page')) : ''
  return {
    ...atLeast(`${what}, of a bare server`, costs.ratio, LEAST),
    detail: `${costs.ours} µs of CPU an answer, bare ${costs.bare} µs${limit}; ${costs.inRounds}; ${answer.body.length} bytes`,
  }
}

async function limitOf(
  answer: Parameters<typeof startNginx>[0],
  costs: (nginx: Measured) => Promise<number>,
): Promise<string> {
  if (!hasNginx()) return ', nginx is not installed here'
  const nginx = await startNginx(answer)
  keepApart(nginx)
  const microseconds = await costs(nginx)
  await nginx.stop()
  return `, nginx ${microseconds.toFixed(1)} µs`
}
