import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { getReservationByToken, type GuestReservation } from '#contract/reservations.ts'
import { useI18n } from '#ui/i18n.tsx'
import { statusOf } from '../account/guards.server.ts'
import { privateTitle } from '../i18n/private-meta.ts'
import { onlyForNewPage } from '../navigation/stay-on-page.ts'
import { ReservationPage } from '../reservations/reservation-page.tsx'
import { reservationSentence } from '../reservations/reservation-texts.ts'
import type { Crumbed } from '../shell/breadcrumbs.tsx'
import { PRIVATE_HEADERS, PRIVATE_META } from '../shop/private-page.ts'
import { serverContext } from '../shop/server-context.ts'
import { UnknownLink } from '../shop/unknown-link.tsx'

export { PageFailure as ErrorBoundary } from '../shell/page-failure.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  const token = params['token'] ?? ''
  try {
    const reservation = await server.call(getReservationByToken, { params: { token } })
    return data({ reservation, token }, { headers: PRIVATE_HEADERS })
  } catch (error) {
    if (statusOf(error) === 404) return data(undefined, { status: 404, headers: PRIVATE_HEADERS })
    throw error
  }
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const shouldRevalidate = onlyForNewPage

export const handle = {
  crumb: ({ t }, data) => (data ? t('Your reservation') : t('We do not know this reservation')),
} satisfies Crumbed<{ reservation: GuestReservation } | undefined>

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const title = privateTitle(
    matches,
    (i18n) =>
      loaderData
        ? reservationSentence(loaderData.reservation, i18n).title
        : i18n.t('We do not know this reservation'),
    loaderData?.reservation.branch,
  )
  return title === undefined ? [] : [{ title }, ...PRIVATE_META]
}

export default function Reservation() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useI18n()
  // Mistyped, or deleted some months after its time (ux.md R-D6).
  if (!loaded)
    return (
      <UnknownLink
        title={t('We do not know this reservation')}
        hint={t('Please check the link in our mail.')}
      />
    )
  return <ReservationPage key={loaded.token} loaded={loaded.reservation} token={loaded.token} />
}
