import type { LoaderFunctionArgs } from 'react-router'
import { listAreas } from '#contract/delivery.ts'
import { loadAddOns } from '../menu/add-ons.server.ts'
import type { CartFacts } from '../ordering/cart-facts.ts'
import { CACHEABLE_HEADER } from '../shop/content-data.ts'
import { serverContext } from '../shop/server-context.ts'
import { settingIsOn } from '../shop/settings.server.ts'

/** What the cart shows beside its lines, as JSON. */
export async function loader({ context }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  const delivers = await settingIsOn(server, 'ALLOW_DELIVERY')
  const [areas, addOns] = await Promise.all([
    delivers ? server.call(listAreas, {}) : [],
    delivers ? loadAddOns(server) : [],
  ])
  const facts: CartFacts = {
    areas: areas.map(({ minimumOrder }) => ({ minimumOrder })),
    addOns,
  }
  return Response.json(facts, { headers: { [CACHEABLE_HEADER]: 'content' } })
}
