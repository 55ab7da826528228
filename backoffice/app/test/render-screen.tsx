import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { type I18nData, I18nProvider } from '#ui/i18n.tsx'
import type { DeskContext } from '../restaurant/use-desk.ts'

type Surroundings = {
  i18n: I18nData
  /** What was read from the server, by the keys of its queries. */
  read: readonly (readonly [key: readonly string[], data: unknown])[]
  desk?: Partial<DeskContext>
  /** The query of its address, with the question mark. */
  search?: string
}

/** The HTML of something on a work screen. */
export function renderScreen(node: ReactNode, { i18n, read, desk = {}, search = '' }: Surroundings): string {
  const client = new QueryClient()
  for (const [key, data] of read) client.setQueryData(key, data)
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => <Outlet context={desk} />,
      children: [{ index: true, Component: () => node }],
    },
  ])
  return renderToString(
    <QueryClientProvider client={client}>
      <I18nProvider data={i18n}>
        <Page initialEntries={[`/${search}`]} hydrationData={{ loaderData: { root: { i18n } } }} />
      </I18nProvider>
    </QueryClientProvider>,
  )
}
