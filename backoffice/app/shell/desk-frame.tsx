import { LogOut, UserRound } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { StaffMember } from '#contract/staff.ts'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { CommandButton } from '../command-box/command-button.tsx'
import { PlaceNav } from './place-nav.tsx'
import { findScreen, placesOf } from './places.ts'
import { ScreenNav } from './screen-nav.tsx'

type DeskFrameProps = {
  restaurant: string
  member: StaffMember
  /** Whether nothing is left to set up. */
  isSetUp: boolean
  /** How many orders wait. */
  waiting: number
  sound: ReactNode
  /** What everybody at the desk has to know, on every screen. */
  notices: ReactNode
  onSignOut: () => void
  children: ReactNode
}

/** The frame of every staff screen: restaurant, signed-in member, alarm sound, notices and the way to the screens. */
export function DeskFrame({
  restaurant,
  member,
  isSetUp,
  waiting,
  sound,
  notices,
  onSignOut,
  children,
}: DeskFrameProps) {
  const { t } = useI18n()
  const { pathname } = useLocation()
  useFocusOnScreen(pathname)
  const places = placesOf(member.role, isSetUp)
  const here = findScreen(places, pathname)
  return (
    <div className="desk-frame">
      <a className="skip" href="#content">
        {t('Skip to content')}
      </a>
      <div className="desk-top">
        <header className="desk">
          <Link className="desk__restaurant" to="/">
            {restaurant}
          </Link>
          {here && <ScreenNav place={here.place} current={here.screen} />}
          <CommandButton role={member.role} places={places} />
          <Link className="desk__member" to="/my-access">
            <span className="visually-hidden">{t('Signed in as')} </span>
            <UserRound size={20} aria-hidden="true" />
            <span className="desk__name">{member.name}</span>
            <span className="visually-hidden">: {t('My access')}</span>
          </Link>
          {sound}
          <IconButton
            label={t('Sign out')}
            icon={<LogOut size={22} aria-hidden="true" />}
            onClick={onSignOut}
          />
        </header>
        <div className="notices">{notices}</div>
      </div>
      <PlaceNav places={places} current={here?.place} waiting={waiting} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

/** The focus goes to the content of a new screen when what led there is gone with the last one. */
function useFocusOnScreen(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
