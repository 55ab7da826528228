import type { LoaderFunctionArgs } from 'react-router'
import { CACHEABLE_HEADER } from '../shop/content-data.ts'
import { serverContext } from '../shop/server-context.ts'
import { loadDish } from '../menu/customise/dish.server.ts'

/** A dish for the sheet, as plain JSON; `null` when there is none. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const dish = await loadDish(context.get(serverContext), params.category ?? '', params.dish ?? '')
  if (!dish) return Response.json(null)
  return Response.json(dish, { headers: { [CACHEABLE_HEADER]: 'content' } })
}
