import { useState } from 'react'
import { Outlet, useLoaderData, useNavigate } from 'react-router'
import { getStaffSession, signOutStaff } from '#contract/staff.ts'
import { noNews } from '../orders/order-news.ts'
import { sessionToken } from '../session-token.ts'
import { DeskFrame } from '../shell/desk-frame.tsx'
import { staffApi } from '../staff-api.ts'
import { useHouse } from '../use-house.ts'
import type { DeskContext } from '../use-desk.ts'
import { whileSignedIn } from '../while-signed-in.ts'

export function clientLoader() {
  return whileSignedIn(() => staffApi(getStaffSession, {}))
}

export function shouldRevalidate() {
  return false
}

export default function Desk() {
  const member = useLoaderData<typeof clientLoader>()
  const { name } = useHouse()
  const navigate = useNavigate()
  const [news, setNews] = useState(noNews)

  function leave(): void {
    sessionToken.forget()
    void navigate('/sign-in', { replace: true })
  }

  // Without a connection this device still forgets its token; the session then ends by itself.
  const signOut = () => void staffApi(signOutStaff, {}).then(leave, leave)

  return (
    <DeskFrame restaurant={name} member={member} onSignOut={signOut}>
      <Outlet context={{ news, setNews, onSignedOut: leave } satisfies DeskContext} />
    </DeskFrame>
  )
}
