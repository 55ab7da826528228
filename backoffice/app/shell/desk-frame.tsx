import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StaffMember } from '#contract/staff.ts'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { DeskNav } from './desk-nav.tsx'

type DeskFrameProps = {
  restaurant: string
  member: StaffMember
  /** How many orders wait. */
  waiting: number
  sound: ReactNode
  /** What everybody at the desk has to know, on every screen. */
  notice: ReactNode
  onSignOut: () => void
  children: ReactNode
}

/** The frame of every staff screen: restaurant, signed-in member, alarm sound and navigation. */
export function DeskFrame({
  restaurant,
  member,
  waiting,
  sound,
  notice,
  onSignOut,
  children,
}: DeskFrameProps) {
  const { t } = useI18n()
  return (
    <div className="desk-frame">
      <a className="skip" href="#content">
        {t('Skip to content')}
      </a>
      <header className="desk">
        <Link className="desk__restaurant" to="/">
          {restaurant}
        </Link>
        <p className="desk__member">
          <span className="visually-hidden">{t('Signed in as')} </span>
          {member.name}
        </p>
        {sound}
        <IconButton
          label={t('Sign out')}
          icon={<LogOut size={22} aria-hidden="true" />}
          onClick={onSignOut}
        />
      </header>
      <DeskNav role={member.role} waiting={waiting} />
      <main id="content" tabIndex={-1}>
        {notice}
        {children}
      </main>
    </div>
  )
}
