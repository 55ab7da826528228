import { type AppServer, copyDemo, startServer } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { signInOwner } from '../faults/calls.ts'
import { atMost, type Note, type Scenario } from '../harness/finding.ts'
import { orderBody } from '../orders/order-body.ts'
import { fetchBytes } from '../pages/bare.ts'
import { compareGrowth, same } from './compare-growth.ts'
import { growBranches, growMenu } from './grow.ts'
import { openPages } from './open-pages.ts'
import { placeOne, templateWithOrders } from './order-templates.ts'

const MENUS = [800, 3_000]
const ORDERS = { few: 10_000, many: 1_000_000 }
const BRANCHES = 200
const OPEN_PAGES = 1_000
const CATEGORY = '/menu/pizza'
const MOST_HTML = 60

/** What becomes slower when a shop has more of something. */
export const growth: Scenario = {
  name: 'growth',
  async run(note) {
    await moreDishes(note)
    await moreOrders(note)
    await moreBranches(note)
    await morePages(note)
  },
}

async function moreDishes(note: Note): Promise<void> {
  await withShops(
    [copyDemo, ...MENUS.map((dishes) => grownDemo((dataDir) => growMenu(dataDir, dishes)))],
    async ([small, ...grown]) => {
      for (const [at, large] of grown.entries()) {
        const sizes = `127 to ${MENUS[at]} dishes`
        const order = async (server: AppServer) => ({
          what: 'an order',
          body: await orderBody(`${server.url}/api/checkout`),
        })
        await compareGrowth(
          { small: small!, large, grown: sizes },
          [
            same({ what: 'the home page', path: '/' }),
            same({ what: 'a dish page', path: '/menu/pizza/pizza-margherita' }),
            { small: await order(small!), large: await order(large) },
          ],
          note,
        )
      }
    },
  )
  const [most = 0] = MENUS.toReversed()
  await withShops([grownDemo((dataDir) => growMenu(dataDir, most, 'pizza'))], async ([shop]) => {
    const { body } = await fetchBytes(shop!.url + CATEGORY)
    note(atMost(`HTML of a category with ${most} dishes`, body.length / 1000, MOST_HTML, ' kB'))
  })
}

async function moreOrders(note: Note): Promise<void> {
  const [few, many] = [await templateWithOrders(ORDERS.few), await templateWithOrders(ORDERS.many)]
  await withShops([() => copyDemo(few), () => copyDemo(many)], async ([small, large]) => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const actionsOf = async (server: AppServer) => {
      const headers = await signInOwner(server)
      const page = (await placeOne(server)).replace(/^\/order\//, '/api/orders/')
      return [
        { what: 'an order', body: await orderBody(`${server.url}/api/checkout`) },
        { what: "a guest's order", path: page },
        { what: 'the board', path: '/api/staff/board', headers },
        { what: 'the start page of the staff', path: '/api/staff/today', headers },
        {
          what: 'the export of a day',
          path: `/api/staff/orders/export?from=${yesterday}&to=${yesterday}`,
          headers,
        },
      ]
    }
    const [before, after] = [await actionsOf(small!), await actionsOf(large!)]
    await compareGrowth(
      { small: small!, large: large!, grown: '10 thousand to 1 million orders' },
      before.map((action, at) => ({ small: action, large: after[at]! })),
      note,
    )
  })
}

async function moreBranches(note: Note): Promise<void> {
  await withShops(
    [copyDemo, grownDemo((dataDir) => growBranches(dataDir, BRANCHES))],
    async ([small, large]) => {
      const headers = { cookie: 'branch=kreuzberg' }
      const body = await orderBody(`${small!.url}/api/checkout`)
      await compareGrowth(
        { small: small!, large: large!, grown: `3 to ${BRANCHES} branches` },
        [
          same({ what: 'the home page of a branch', path: '/', headers }),
          {
            small: { what: 'an order', body },
            large: { what: '', body: await orderBody(`${large!.url}/api/checkout`) },
          },
        ],
        note,
      )
    },
  )
}

async function morePages(note: Note): Promise<void> {
  await withShops([copyDemo, copyDemo], async ([small, large]) => {
    // Both have done the same: what is compared are the pages that are open, not the orders that they need.
    const [closed, pages] = await Promise.all([small!, large!].map((shop) => openPages(shop, OPEN_PAGES)))
    closed!.close()
    const body = await orderBody(`${small!.url}/api/checkout`)
    await compareGrowth(
      { small: small!, large: large!, grown: `0 to ${OPEN_PAGES} open pages` },
      [same({ what: 'the home page', path: '/' }), same({ what: 'an order', body })],
      note,
    )
    pages!.close()
  })
}

type Demo = ReturnType<typeof copyDemo>

const grownDemo = (grow: (dataDir: string) => void) => (): Demo => {
  const demo = copyDemo(templateDir())
  grow(demo.dataDir)
  return demo
}

/** Starts a server for each of some data folders, and removes all afterwards. */
async function withShops(
  makers: readonly ((template: string) => Demo)[],
  work: (servers: AppServer[]) => Promise<void>,
): Promise<void> {
  const demos = makers.map((make) => make(templateDir()))
  const servers: AppServer[] = []
  try {
    for (const { dataDir } of demos) servers.push(await startServer({ dataDir, env: { TRUST_PROXY: '1' } }))
    await work(servers)
  } finally {
    for (const server of servers) await server.stop()
    for (const demo of demos) demo.remove()
  }
}
