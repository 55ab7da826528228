import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { I18nProvider } from '#ui/i18n.tsx'
import { SystemPage } from './system-page.tsx'

/** The screen after the server has refused to answer it. */
async function refusedPage(status: number, code: 'forbidden' | 'internal'): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  const refuse = () => Promise.reject(new ApiError(status, code, '', undefined))
  await client.prefetchQuery({ queryKey: ['system'], queryFn: refuse })
  const data = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <I18nProvider data={data}>
          <SystemPage />
        </I18nProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

test('a member whose role may not see the system screen reads so, and not that something has failed', async () => {
  expect(await refusedPage(403, 'forbidden')).toContain('Das ist nicht für deine Rolle')
  expect(await refusedPage(500, 'internal')).not.toContain('deine Rolle')
})
