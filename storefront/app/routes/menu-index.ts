import type { LoaderFunctionArgs } from 'react-router'
import { CACHEABLE_HEADER } from '../shop/content-data.ts'
import { serverContext } from '../shop/server-context.ts'
import { loadIndex } from '../menu/load-menu.server.ts'

/** The whole menu as JSON, for search and filter in the browser. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await loadIndex(context.get(serverContext)), {
    headers: { [CACHEABLE_HEADER]: 'content' },
  })
}
