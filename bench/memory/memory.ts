import { setTimeout as delay } from 'node:timers/promises'
import { copyDemo, startServer } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { memoryMegabytes } from '../harness/cpu.ts'
import { atMost, type Scenario } from '../harness/finding.ts'
import { median } from '../harness/median.ts'
import { load } from '../harness/wrk.ts'
import { loadOrders } from '../orders/load-orders.ts'
import { orderBody } from '../orders/order-body.ts'

const STARTS = 5
const IDLE_MS = 5_000
const LOAD_S = 6
const LOOK_MS = 250

/** How soon the program answers after its start, and the memory that it needs. */
export const memory: Scenario = {
  name: 'memory',
  async run(note) {
    const demo = copyDemo(templateDir())
    const starts: number[] = []
    const idle: number[] = []
    for (let start = 0; start < STARTS; start++) {
      const started = performance.now()
      const server = await startServer({ dataDir: demo.dataDir })
      await (await fetch(server.url)).text()
      starts.push(performance.now() - started)
      await delay(IDLE_MS)
      idle.push(memoryMegabytes(server.pid))
      await server.stop()
    }
    note(atMost(`start to the first page, median of ${STARTS}`, median(starts) / 1000, 1, ' s'))
    note(atMost(`memory of the idle process, median of ${STARTS}`, median(idle), 150, ' MB'))

    const server = await startServer({ dataDir: demo.dataDir })
    await (await fetch(server.url)).text()
    const body = await orderBody(`${server.url}/api/checkout`)
    const over = new AbortController()
    const most = highest(server.pid, over.signal)
    await Promise.all([
      loadOrders([server.url], { body, clients: 16, seconds: LOAD_S }),
      load({ url: `${server.url}/`, connections: 16, seconds: LOAD_S }),
      load({ url: `${server.url}/api/products/categories`, connections: 16, seconds: LOAD_S }),
    ])
    over.abort()
    note(atMost('most memory while pages and orders are asked', await most, 300, ' MB'))
    await server.stop()
    demo.remove()
  },
}

async function highest(pid: number, over: AbortSignal): Promise<number> {
  let most = 0
  for (; !over.aborted; await delay(LOOK_MS)) most = Math.max(most, memoryMegabytes(pid))
  return most
}
