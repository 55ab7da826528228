import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from 'react-router'
import { loadFonts } from '#ui/load-fonts.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import './app.css'
import { unknownRestaurant, loadRestaurant } from './restaurant/load-restaurant.ts'
import { FailurePage } from './shell/failure-page.tsx'
import { Waiting } from './shell/waiting.tsx'

export function clientLoader() {
  return loadRestaurant()
}

export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        {/* React Aria puts a style of its own into every page that has no element of this name; ours is in tokens.css. */}
        <meta id="react-aria-pressable-style" name="styles" content="own" />
        <Meta />
        <link rel="icon" href="/favicon.svg" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export function HydrateFallback() {
  return (
    <I18nProvider data={unknownRestaurant}>
      <Waiting />
    </I18nProvider>
  )
}

export default function Root() {
  const { i18n } = useLoaderData<typeof clientLoader>()
  useEffect(() => void loadFonts(), [])
  useEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])
  return (
    <I18nProvider data={i18n}>
      <Outlet />
    </I18nProvider>
  )
}

export function ErrorBoundary() {
  return (
    <I18nProvider data={unknownRestaurant}>
      <main>
        <FailurePage />
      </main>
    </I18nProvider>
  )
}
