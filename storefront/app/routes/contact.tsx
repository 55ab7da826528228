import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { getMap } from '#contract/delivery.ts'
import { getWorkingHours } from '#contract/hours.ts'
import { readCoordinates } from '#domain/delivery/coordinates.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useSession } from '../account/session.ts'
import { ContactPage } from '../contact/contact-page.tsx'
import { contentData, contentHeaders } from '../shop/content-data.ts'
import { isInTown } from '#ui/map/town-bounds.ts'
import { serverContext } from '../shop/server-context.ts'
import type { Crumbed } from '../shell/breadcrumbs.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { phoneLink } from '../shop/phone-link.ts'
import { socialLinks } from '../shell/social-links.ts'
import { useWorkingHours } from '../shell/working-hours.ts'
import { onlyForNewPage } from '../navigation/stay-on-page.ts'
import { useShop } from '../shop/use-shop.ts'

export { PageFailure as ErrorBoundary } from '../shell/page-failure.tsx'

/** Only what does not depend on the clock: the page is kept as bytes. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  const [{ data: week }, { tiles }] = await Promise.all([
    server.call(getWorkingHours, {}),
    server.call(getMap, {}),
  ])
  return contentData({
    week,
    hasTiles: tiles !== null,
    showsMap: new URL(request.url).searchParams.has('map'),
  })
}

export const handle = { crumb: ({ t }) => t('Contact us') } satisfies Crumbed
export const headers = contentHeaders
export const shouldRevalidate = onlyForNewPage

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(matches, { message: 'Contact us', path: '/contact' }) : []

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
  const { week, hasTiles, showsMap } = useLoaderData<typeof loader>()
  const { settings } = useShop()
  const { user } = useSession()
  const restaurant = readCoordinates(settings.RESTAURANT_COORDINATES)
  const hasOwnMap = restaurant !== undefined && (hasTiles || isInTown(restaurant))
  const person = useMemo(() => (user ? { name: user.name, email: user.email } : undefined), [user])
  return (
    <ContactPage
      week={week}
      otherHours={useWorkingHours()}
      showsMap={showsMap}
      OwnMap={hasOwnMap ? OwnMap : undefined}
      social={socialLinks(settings)}
      phoneHref={phoneLink(settings.PHONE)}
      person={person}
    />
  )
}
