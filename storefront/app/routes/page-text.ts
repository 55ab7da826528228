import type { LoaderFunctionArgs } from 'react-router'
import { listPages } from '#contract/content.ts'
import { CACHEABLE_HEADER } from '../shop/content-data.ts'
import { serverContext } from '../shop/server-context.ts'
import { textWithNotes } from '../shop/page-notes.server.ts'

/** A static page for the dialog, as plain JSON, by its id or its slug; `null` when there is none. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  const pages = await server.call(listPages, {})
  const page = pages.find(({ id, slug }) => id === params.page || slug === params.page)
  if (!page) return Response.json(null)
  const { slug, name } = page
  const text = await textWithNotes(server, page)
  return Response.json({ slug, name, text }, { headers: { [CACHEABLE_HEADER]: 'content' } })
}
