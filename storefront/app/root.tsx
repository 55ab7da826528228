import { Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import { serverContext } from './shop/server-context.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { HEAD_SCRIPT } from './shell/head-script.ts'
import { headerCodeMarkup } from './shell/header-code.ts'
import { replayPresses } from './shell/replay-presses.ts'
import { Shell } from './shell/shell.tsx'
import { Splash } from './shell/splash.tsx'
import { type FirstFrame, sheets, laterSheets } from './sheets/sheets.ts'
import { loadShop } from './shop/shop.server.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import type { LoaderFunctionArgs } from 'react-router'
import { type ReactNode, useContext, useEffect } from 'react'
import { RenderMark } from './shop/render-mark.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return loadShop(context.get(serverContext))
}

/** Nothing in the shop's frame changes while a guest moves around; a new language is a new document. */
export function shouldRevalidate() {
  return false
}

/** In the page itself, because a browser fetches it before the first frame is shown; the browser keeps the one it has. */
const ownIcon = import.meta.env.SSR ? (await import('../public/favicon.svg?inline')).default : ''

const brandStyle = import.meta.env.SSR
  ? (await import('#domain/settings/brand-style.ts')).brandStyle
  : () => ''

/**
 * Whether what a guest waits for is text: one frame with all of it comes sooner than two with parts of it, and the document is
 * there at once. Where it is a picture, what stands above it may come first. A browser waits until what it expects begins: the
 * footer, after all of the text.
 */
const showsTextFirst = (frame: FirstFrame['firstFrame']): boolean => frame === 'checkout' || frame === 'order'

export function Layout({ children }: { children: ReactNode }) {
  const mark = useContext(RenderMark)
  const data = useRouteLoaderData<typeof loader>('root')
  const language = data?.i18n.language ?? 'de'
  // The styles of the first frame stand in the page itself, so that it waits for nothing.
  const { firstFrame } = (useMatches().at(-1)?.handle ?? {}) as FirstFrame
  const icon = data?.shop.settings.FAVICON || ownIcon
  const isRtl = data?.shop.languages.find((one) => one.code === language)?.isRtl ?? false
  return (
    <html
      lang={language}
      dir={isRtl ? 'rtl' : 'ltr'}
      data-branch={data?.shop.branch?.slug}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {showsTextFirst(firstFrame) && <link rel="expect" href="#footer" blocking="render" />}
        <Meta />
        {icon && <link rel="icon" href={icon} />}
        <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <style
          nonce={mark}
          suppressHydrationWarning
          data-then={firstFrame && laterSheets[firstFrame].join(' ')}
          dangerouslySetInnerHTML={{
            __html: sheets[firstFrame ?? 'whole'] + (data ? brandStyle(data.shop) : ''),
          }}
        />
      </head>
      <body>
        {children}
        {data && data.shop.settings.CUSTOM_HEADER_CODE !== '' && (
          <template
            id="header-code"
            nonce={mark}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: headerCodeMarkup(data.shop.settings.CUSTOM_HEADER_CODE) }}
          />
        )}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(replayPresses, [])
  const data = useRouteLoaderData<typeof loader>('root')
  if (!data) return null
  return (
    <I18nProvider data={data.i18n}>
      <Shell>
        <Outlet />
      </Shell>
      <Splash />
    </I18nProvider>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
