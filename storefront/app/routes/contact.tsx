import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { getMap } from '#contract/delivery.ts'
import { getWorkingHours } from '#contract/hours.ts'
import { readCoordinates } from '#domain/delivery/coordinates.ts'
import { createI18n, ExtraMessages, useI18n } from '#ui/i18n.tsx'
import { useSession } from '../account/session.ts'
import { ContactPage } from '../contact/contact-page.tsx'
import { contentData, contentHeaders } from '../shop/content-data.ts'
import { isInTown } from '../delivery/map/town-bounds.ts'
import { serverContext } from '../shop/server-context.ts'
import type { loader as rootLoader } from '../root.tsx'
import type { Crumbed } from '../shell/breadcrumbs.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { phoneLink } from '../shell/phone-link.ts'
import { socialLinks } from '../shell/social-links.ts'
import { onlyForNewPage } from '../navigation/stay-on-page.ts'
import { useShop } from '../shop/use-shop.ts'
import { loadMessages } from '../i18n/messages.server.ts'
import '../i18n/await-page-catalogue.ts'

/** Only what does not depend on the clock: the page is kept as bytes. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  const [{ data: week }, messages, { tiles }] = await Promise.all([
    server.call(getWorkingHours, {}),
    loadMessages(server, 'contact'),
    server.call(getMap, {}),
  ])
  return contentData({
    week,
    messages,
    hasTiles: tiles !== null,
    showsMap: new URL(request.url).searchParams.has('map'),
  })
}

export const handle = {
  crumb: ({ t }, data) => data?.messages['Contact us'] ?? t('Contact us'),
} satisfies Crumbed<{ messages: Readonly<Record<string, string>> } | undefined>
export const headers = contentHeaders
export const shouldRevalidate = onlyForNewPage

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader, { root: typeof rootLoader }>) => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  if (!root || !loaderData) return []
  const { t } = createI18n({ ...root.i18n, map: { ...loaderData.messages, ...root.i18n.map } })
  return pageMeta(matches, { title: t('Contact us'), path: '/contact' })
}

const RestaurantMap = lazy(async () => ({
  default: (await import('../delivery/restaurant-map.tsx')).RestaurantMap,
}))

/** Our own map around a drawing. */
function OwnMap({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const { settings } = useShop()
  const restaurant = readCoordinates(settings.RESTAURANT_COORDINATES)
  if (!restaurant) return children
  return (
    <Suspense fallback={children}>
      <RestaurantMap restaurant={restaurant} label={t('Map with {address}', { address: settings.ADDRESS })}>
        {children}
      </RestaurantMap>
    </Suspense>
  )
}

export default function Contact() {
  const { week, messages, hasTiles, showsMap } = useLoaderData<typeof loader>()
  const { settings } = useShop()
  const { user } = useSession()
  const restaurant = readCoordinates(settings.RESTAURANT_COORDINATES)
  const hasOwnMap = restaurant !== undefined && (hasTiles || isInTown(restaurant))
  const person = useMemo(() => (user ? { name: user.name, email: user.email } : undefined), [user])
  return (
    <ExtraMessages map={messages}>
      <ContactPage
        week={week}
        showsMap={showsMap}
        OwnMap={hasOwnMap ? OwnMap : undefined}
        social={socialLinks(settings)}
        phoneHref={phoneLink(settings.PHONE)}
        person={person}
      />
    </ExtraMessages>
  )
}
