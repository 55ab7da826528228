import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { I18nProvider } from '#ui/i18n.tsx'
import type { Shop } from '../shop/shop.ts'

const english = { language: 'en', map: {}, country: 'DE', timeZone: 'Europe/Berlin' }

/** The HTML of something on a page of a restaurant with these settings, and what else is known of it, in English. */
export function renderInShop(
  node: ReactNode,
  settings: Record<string, string>,
  more: Partial<Shop> = {},
): string {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: () => node }])
  return renderToStaticMarkup(
    <I18nProvider data={english}>
      <Page hydrationData={{ loaderData: { root: { shop: { settings, legal: {}, ...more } } } }} />
    </I18nProvider>,
  )
}
