import { setTimeout as delay } from 'node:timers/promises'
import { cents } from '#contract/cents.ts'
import { createClient } from '#contract/client.ts'
import { saveMenuDrafts } from '#contract/menu-drafts.ts'
import { listProductDocuments } from '#contract/menu.staff.ts'
import { publishDrafts } from '#contract/publishing.staff.ts'
import { endSoldOut, markSoldOut } from '#contract/today.staff.ts'
import { call, placeOrder } from '../calls.ts'
import type { Shop } from './shops.ts'

const LOOK_MS = 10
const LATE_MS = 10_000
const SOLD_OUT = 'pizza-diavola'
const PRICED = 'pizza-salami'

type Spread = {
  /** How long it took until each other server had a change, in milliseconds after it was acknowledged. */
  changes: number[]
  /** Orders of a dish that was sold out, which a server took after that was acknowledged. */
  takenThough: number
  /** Orders of it that were refused. */
  refused: number
  publications: string[]
}

/** Marks a dish as sold out and publishes a price, each at another server, and looks when the others have it. */
export async function changeContent(
  shops: readonly Shop[],
  headers: Record<string, string>,
  { rounds, soldOutBody }: { rounds: number; soldOutBody: string },
): Promise<Spread> {
  const spread: Spread = { changes: [], takenThough: 0, refused: 0, publications: [] }
  const staffAt = ({ url }: Shop) =>
    createClient({
      baseUrl: `${url}/api`,
      fetch: (input, init) => fetch(input, init as RequestInit),
      headers: () => headers,
    })
  const versionAt = async ({ url }: Shop) => {
    const { body } = await call(`${url}/api/content-version`)
    return (JSON.parse(body) as { data: { version: number } }).data.version
  }

  async function follow(changed: Shop): Promise<void> {
    const acknowledged = performance.now()
    const version = await versionAt(changed)
    const others = shops.filter((shop) => shop !== changed)
    const times = others.map(async (shop) => {
      while ((await versionAt(shop)) < version && performance.now() - acknowledged < LATE_MS)
        await delay(LOOK_MS)
      return performance.now() - acknowledged
    })
    spread.changes.push(...(await Promise.all(times)))
  }

  for (let round = 0; round < rounds; round++) {
    const shop = shops[round % shops.length]!
    const staff = staffAt(shop)
    const { soldOut } = await staff(markSoldOut, {
      body: { kind: 'product', id: SOLD_OUT, end: { kind: 'day' } },
    })
    const orders = shops.map(({ url }) => placeOrder(url, soldOutBody))
    await follow(shop)
    for (const { status } of await Promise.all(orders)) {
      if (status === 200) spread.takenThough++
      else spread.refused++
    }
    const { key } = soldOut.find(({ id }) => id === SOLD_OUT)!
    await staff(endSoldOut, { params: { key } })
    await follow(shop)

    const { id, version, document } = (await staff(listProductDocuments, {})).find(
      (dish) => dish.id === PRICED,
    )!
    const sizes = document.sizes.map((size) => ({ ...size, price: cents(size.price + 10) }))
    await staff(saveMenuDrafts, {
      body: { documents: [{ kind: 'product', id, version, document: { ...document, sizes } }] },
    })
    const { publication } = await staff(publishDrafts, { body: {} })
    if (!publication) throw new Error('the price was not published')
    await follow(shop)
    spread.publications.push(publication.id)
    await delay(Math.random() * 200)
  }
  return spread
}
