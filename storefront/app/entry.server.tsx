import { randomBytes } from 'node:crypto'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type LoaderFunctionArgs, ServerRouter } from 'react-router'
import { catalogues } from '#domain/i18n/catalogue.ts'
import { addCatalogue, type I18nData } from '#ui/i18n.tsx'
import { RenderMark } from './shop/render-mark.ts'
import { serverContext } from './shop/server-context.ts'

// The build brings a React Router of its own, and only that one knows its pages.
export { createRequestHandler } from 'react-router'
export { createLoadContext } from './shop/server-context.ts'
export { CACHEABLE_HEADER } from './shop/content-data.ts'

for (const [name, catalogue] of Object.entries(catalogues)) addCatalogue(name, catalogue)

/** Renders a page whole: it is kept as bytes, so nothing is won by streaming it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown
  const mark = randomBytes(16).toString('hex')
  const page = (
    <RenderMark value={mark}>
      <ServerRouter context={context} url={request.url} nonce={mark} />
    </RenderMark>
  )
  const stream = await renderToReadableStream(page, {
    nonce: mark,
    importMap: { imports: { 'messages/': `/assets/${catalogueOf(context)}/` } },
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure = error
    },
  })
  await stream.allReady
  if (failure) throw failure
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('x-render-mark', mark)
  return new Response(stream, { status, headers })
}

/** The catalogue that the scripts of the page bring (ui/catalogues.config.ts). */
function catalogueOf({ staticHandlerContext }: EntryContext): string {
  const root = staticHandlerContext.loaderData['root'] as { i18n: I18nData } | undefined
  return root?.i18n.catalogue ?? 'de'
}

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (!request.signal.aborted) context.get(serverContext).onError(error)
}
