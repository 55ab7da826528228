import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StaffMember } from '#contract/staff.ts'
import { IconButton } from '#ui/button.tsx'
import { useWords } from '#ui/words.tsx'

type DeskFrameProps = {
  restaurant: string
  member: StaffMember
  onSignOut: () => void
  children: ReactNode
}

/** The line above every screen of the desk: which restaurant, who is signed in, and the way out. */
export function DeskFrame({ restaurant, member, onSignOut, children }: DeskFrameProps) {
  const { t } = useWords()
  return (
    <>
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
        <IconButton
          label={t('Sign out')}
          icon={<LogOut size={22} aria-hidden="true" />}
          onClick={onSignOut}
        />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
