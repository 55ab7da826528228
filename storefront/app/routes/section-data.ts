import type { LoaderFunctionArgs } from 'react-router'
import { CACHEABLE_HEADER } from '../shop/content-data.ts'
import { serverContext } from '../shop/server-context.ts'
import { loadCategory } from '../menu/load-menu.server.ts'

/** The cards of one category for its section of the home page, as plain JSON; `null` when there is none. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const category = await loadCategory(context.get(serverContext), params.category ?? '')
  if (!category) return Response.json(null)
  return Response.json(category.cards, { headers: { [CACHEABLE_HEADER]: 'content' } })
}
