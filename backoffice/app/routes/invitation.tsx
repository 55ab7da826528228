import { useLoaderData } from 'react-router'
import { showInvitation } from '#contract/staff-members.ts'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { FailurePage } from '../shell/failure-page.tsx'
import { InvitationPage } from '../staff/invitation-page.tsx'

/** The token stands in the fragment: it reaches no log of a server. */
export async function clientLoader() {
  const token = location.hash.slice(1)
  try {
    const invitation = token === '' ? null : await staffApi(showInvitation, { params: { token } })
    return { token, invitation }
  } catch (error) {
    if (failureKindOf(error) !== 'missing') throw error
    return { token, invitation: null }
  }
}

export default function Invitation() {
  const { token, invitation } = useLoaderData<typeof clientLoader>()
  return <InvitationPage restaurant={useRestaurant().name} token={token} invitation={invitation} />
}

export { FailurePage as ErrorBoundary }
