import { cpSync, existsSync, mkdirSync, renameSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type AppServer, copyDemo, startServer } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { placeOrder } from '../faults/calls.ts'
import { orderBody } from '../orders/order-body.ts'
import { growOrders } from './grow.ts'

const CACHE = join(import.meta.dirname, '../../.cache')

/** Places an order and answers the path of its page. */
export async function placeOne(server: AppServer): Promise<string> {
  const { status, body } = await placeOrder(server.url, await orderBody(`${server.url}/api/checkout`))
  if (status !== 200) throw new Error(`the order was answered ${status}: ${body}`)
  const { data } = JSON.parse(body) as { data: { url: string } }
  return new URL(data.url, server.url).pathname
}

/** A data folder with so many orders that are done; it is made once for a demo and kept, because a million takes minutes. */
export async function templateWithOrders(orders: number): Promise<string> {
  const folder = join(CACHE, `orders-${orders}-${basename(templateDir())}`)
  if (existsSync(folder)) return folder
  const demo = copyDemo(templateDir())
  const server = await startServer({ dataDir: demo.dataDir })
  await placeOne(server)
  await server.stop()
  growOrders(demo.dataDir, orders)
  const draft = `${folder}.draft`
  mkdirSync(draft, { recursive: true })
  cpSync(join(demo.dataDir, 'tischlein.db'), join(draft, 'tischlein.db'))
  symlinkSync(join('..', basename(templateDir()), 'media'), join(draft, 'media'))
  renameSync(draft, folder)
  demo.remove()
  return folder
}
