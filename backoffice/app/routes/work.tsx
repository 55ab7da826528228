import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { Outlet } from 'react-router'
import { localeOf } from '#domain/i18n/locale-of.ts'
import { useI18n } from '#ui/i18n.tsx'
import { rememberSaved } from '../documents/remember-saved.ts'
import { failureKindOf } from '../http/failure-kind.ts'
import { useDesk } from '../restaurant/use-desk.ts'

/** How long what was read stands without being read again by itself. */
const FRESH_MS = 10_000

/**
 * The ground of the work screens: what they read from the server is kept and read anew with every live event, and the parts
 * of React Aria speak the language of the restaurant. The order board does without, because it has to open at once.
 */
export default function Work() {
  const { language } = useI18n()
  const desk = useDesk()
  const { live, savers, onSignedOut } = desk
  const [client] = useState(() => createClient(onSignedOut))
  useEffect(() => {
    if (live.revision > 0) void client.invalidateQueries()
  }, [client, live.revision])
  useEffect(() => savers.onSaved((kind, saved) => rememberSaved(client, kind, saved)), [client, savers])
  return (
    <QueryClientProvider client={client}>
      <I18nProvider locale={localeOf(language)}>
        <Outlet context={desk} />
      </I18nProvider>
    </QueryClientProvider>
  )
}

function createClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (failureKindOf(error) === 'signed-out') onSignedOut()
  }
  // A wrong answer stays wrong; only a call that reached nobody is worth another try.
  const retry = (failures: number, error: unknown) => failures < 2 && failureKindOf(error) === 'offline'
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: { queries: { staleTime: FRESH_MS, retry } },
  })
}
