import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { getMap } from '#contract/delivery.ts'
import { getWorkingHours } from '#contract/hours.ts'
import { readCoordinates } from '#domain/delivery/coordinates.ts'
import { createWords, MoreWords, useWords } from '#ui/i18n.tsx'
import { useSession } from '../account/session.ts'
import { ContactPage } from '../contact/contact-page.tsx'
import { contentData, contentHeaders } from '../shop/content-data.ts'
import { isInTown } from '../delivery/map/town-bounds.ts'
import { houseContext } from '../shop/page-context.ts'
import type { loader as rootLoader } from '../root.tsx'
import type { Crumbed } from '../shell/breadcrumbs.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { phoneLink } from '../shell/phone-link.ts'
import { socialLinks } from '../shell/social-links.ts'
import { onlyForNewPage } from '../navigation/stay-on-page.ts'
import { useShop } from '../shop/use-shop.ts'
import { loadWords } from '../i18n/messages.server.ts'
import '../i18n/await-page-catalogue.ts'

/** Only what does not depend on the clock: the page is kept as bytes. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const house = context.get(houseContext)
  const [{ data: week }, words, { tiles }] = await Promise.all([
    house.call(getWorkingHours, {}),
    loadWords(house, 'contact'),
    house.call(getMap, {}),
  ])
  return contentData({
    week,
    words,
    hasTiles: tiles !== null,
    showsMap: new URL(request.url).searchParams.has('map'),
  })
}

export const handle = {
  crumb: ({ t }, data) => data?.words['Contact us'] ?? t('Contact us'),
} satisfies Crumbed<{ words: Readonly<Record<string, string>> } | undefined>
export const headers = contentHeaders
export const shouldRevalidate = onlyForNewPage

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader, { root: typeof rootLoader }>) => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  if (!root || !loaderData) return []
  const { t } = createWords({ ...root.words, map: { ...loaderData.words, ...root.words.map } })
  return pageMeta(matches, { title: t('Contact us'), path: '/contact' })
}

const RestaurantMap = lazy(async () => ({
  default: (await import('../delivery/restaurant-map.tsx')).RestaurantMap,
}))

/** The map of the house around a drawing. */
function OwnMap({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const { settings } = useShop()
  const house = readCoordinates(settings.RESTAURANT_COORDINATES)
  if (!house) return children
  return (
    <Suspense fallback={children}>
      <RestaurantMap house={house} label={t('Map with {address}', { address: settings.ADDRESS })}>
        {children}
      </RestaurantMap>
    </Suspense>
  )
}

export default function Contact() {
  const { week, words, hasTiles, showsMap } = useLoaderData<typeof loader>()
  const { settings } = useShop()
  const { user } = useSession()
  const house = readCoordinates(settings.RESTAURANT_COORDINATES)
  const hasOwnMap = house !== undefined && (hasTiles || isInTown(house))
  const person = useMemo(() => (user ? { name: user.name, email: user.email } : undefined), [user])
  return (
    <MoreWords map={words}>
      <ContactPage
        week={week}
        showsMap={showsMap}
        OwnMap={hasOwnMap ? OwnMap : undefined}
        social={socialLinks(settings)}
        phoneHref={phoneLink(settings.PHONE)}
        person={person}
      />
    </MoreWords>
  )
}
