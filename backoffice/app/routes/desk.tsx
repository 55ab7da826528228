import { useCallback, useState } from 'react'
import { Outlet, useLoaderData, useNavigate } from 'react-router'
import { getStaffSession, signOutStaff } from '#contract/staff.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { UnsentNotice } from '../documents/unsent-notice.tsx'
import { useSavers } from '../documents/use-savers.ts'
import { SoundButton } from '../alarm/sound-button.tsx'
import { SoundNotice } from '../alarm/sound-notice.tsx'
import { useAlarm } from '../alarm/use-alarm.ts'
import { useWakeLock } from '../alarm/use-wake-lock.ts'
import { LostBanner } from '../live/lost-banner.tsx'
import { useLive } from '../live/use-live.ts'
import { noNews } from '../orders/order-news.ts'
import { forgetOrders } from '../orders/use-orders.ts'
import { useWaiting } from '../orders/use-waiting.ts'
import { signedIn } from '../http/signed-in.ts'
import { DeskFrame } from '../shell/desk-frame.tsx'
import { ToastPlace } from '../shell/toast-place.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { TodayNotices } from '../today/today-notices.tsx'
import { useTodayNow } from '../today/use-today-now.ts'
import { useSetUp } from '../setup/use-set-up.ts'
import type { DeskContext } from '../restaurant/use-desk.ts'
import { whileSignedIn } from '../http/while-signed-in.ts'

export function clientLoader() {
  return whileSignedIn(() => staffApi(getStaffSession, {}))
}

export function shouldRevalidate() {
  return false
}

export default function Desk() {
  const member = useLoaderData<typeof clientLoader>()
  const { name } = useRestaurant()
  const navigate = useNavigate()
  const [news, setNews] = useState(noNews)

  const leave = useCallback(() => {
    signedIn.forget()
    forgetOrders()
    void navigate('/sign-in', { replace: true })
  }, [navigate])
  const live = useLive(leave)
  const { waiting, refresh } = useWaiting(live.revision, leave)
  // Whoever can answer no order is not called to one.
  const isCalled = hasPermission(member.role, 'orders.change')
  const alarm = useAlarm(isCalled ? waiting : 0)
  useWakeLock()
  const savers = useSavers(member.id, live.state !== 'lost', leave)
  const today = useTodayNow(live.revision)
  const isSetUp = useSetUp(member.role, live.revision)

  // Without a connection the screens are left all the same; the session then ends by itself.
  const signOut = () => void staffApi(signOutStaff, {}).then(leave, leave)

  return (
    <DeskFrame
      restaurant={name}
      member={member}
      isSetUp={isSetUp || member.branchIds !== null}
      waiting={waiting}
      sound={isCalled && <SoundButton alarm={alarm} />}
      notices={
        <>
          <LostBanner live={live} />
          <UnsentNotice savers={savers} />
          {isCalled && <SoundNotice alarm={alarm} />}
          <TodayNotices today={today} mayChange={hasPermission(member.role, 'today.write')} />
        </>
      }
      onSignOut={signOut}
    >
      <Outlet
        context={
          {
            member,
            news,
            setNews,
            live,
            savers,
            today,
            waiting,
            onHandled: refresh,
            onSignedOut: leave,
          } satisfies DeskContext
        }
      />
      <ToastPlace />
    </DeskFrame>
  )
}
