import { copyDemo, startServer } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { compareCosts, type Costs, costOf, costsInRounds, type Pair } from '../harness/compare-costs.ts'
import { atLeast, type Finding, type Scenario } from '../harness/finding.ts'
import { allowAllProcessors, keepApart } from '../harness/pin.ts'
import { load } from '../harness/wrk.ts'
import { type BareAnswer, type BareServer, BROWSERS_TAKE, fetchBytes, startBare } from './bare.ts'
import { hasNginx, startNginx } from './nginx.ts'

/** How a program is compiled and where it lies in memory differs from one start to the next, by more than the rounds of one. */
const STARTS = 3
const ROUNDS = 7
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
 * machine does falls on both; the rounds of several starts of both count, and the pages take turns in each.
 */
export const publicPages: Scenario = {
  name: 'pages',
  async run(note) {
    const demo = copyDemo(templateDir())
    const measured = pages.map((page) => ({ page, costs: [] as Costs[], detail: '' }))
    for (let start = 0; start < STARTS; start++) {
      const server = await startServer({ dataDir: demo.dataDir })
      const pairs: Beside[] = []
      try {
        for (const page of pages) await warmUp(server, page)
        for (const page of pages) pairs.push(await startBeside(server, page))
        keepApart(server, ...pairs.map(({ bareServer }) => bareServer))
        const costs = await costsInRounds(ROUNDS, pairs)
        for (const [at, { answer }] of pairs.entries()) {
          const one = measured[at]!
          one.costs.push(...(costs[at] ?? []))
          one.detail ||= `${await limitOf(one.page, answer)}; ${answer.body.length} bytes`
        }
      } finally {
        allowAllProcessors()
      }
      for (const { bareServer } of pairs) await bareServer.stop()
      await server.stop()
    }
    demo.remove()
    for (const one of measured) note(findingOf(one.page, one.costs, one.detail))
  },
}

type Measured = Pick<BareServer, 'url' | 'pid'>

/** All kinds of requests come before the first one counts: the server is measured as it is after a while of service. */
async function warmUp({ url }: Measured, { path, headers = {} }: Page): Promise<void> {
  const asked = { 'accept-encoding': BROWSERS_TAKE, ...headers }
  await load({ url: url + path, connections: CONNECTIONS, seconds: WARM_UP_SECONDS, headers: asked })
}

/** What the server answers, and what was asked for it. */
type PageAnswer = BareAnswer & { asked: Record<string, string> }

async function answerOf({ url }: Measured, { path, headers = {}, isUnchanged }: Page): Promise<PageAnswer> {
  const first = await fetchBytes(url + path, headers)
  const asked = {
    'accept-encoding': BROWSERS_TAKE,
    ...headers,
    ...(isUnchanged && { 'if-none-match': first.headers['etag'] ?? '' }),
  }
  return { ...(isUnchanged ? await fetchBytes(url + path, asked) : first), asked }
}

const cost = (of: Measured, path: string, headers: Record<string, string>): Promise<number> =>
  costOf(of, async () => {
    const { answers } = await load({
      url: of.url + path,
      connections: CONNECTIONS,
      seconds: SECONDS,
      headers,
    })
    return answers
  })

/** A page as the server has it, and a bare server of its own that repeats it. */
type Beside = Pair & { answer: PageAnswer; bareServer: BareServer }

async function startBeside(server: Measured, page: Page): Promise<Beside> {
  const { path } = page
  const answer = await answerOf(server, page)
  const { asked, ...repeated } = answer
  const bareServer = await startBare({ [path]: repeated })
  return {
    answer,
    bareServer,
    ours: () => cost(server, path, asked),
    bare: () => cost(bareServer, path, asked),
  }
}

/** What the same bytes cost nginx, where it is installed and has such an answer. */
async function limitOf({ isUnchanged }: Page, { asked, ...answer }: PageAnswer): Promise<string> {
  if (isUnchanged) return ''
  if (!hasNginx()) return ', nginx is not installed here'
  const nginx = await startNginx(answer)
  keepApart(nginx)
  const microseconds = await cost(nginx, '/page', asked)
  await nginx.stop()
  return `, nginx ${microseconds.toFixed(1)} µs`
}

function findingOf({ what }: Page, costs: readonly Costs[], detail: string): Finding {
  const { ratio, ours, bare, inRounds } = compareCosts(costs)
  return {
    ...atLeast(`${what}, of a bare server`, ratio, LEAST),
    detail: `${ours} µs of CPU an answer, bare ${bare} µs${detail}; ${inRounds}`,
  }
}
