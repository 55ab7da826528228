import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type NoticeProps = {
  tone: 'danger' | 'warning'
  Icon: LucideIcon
  /** Announced at once, or when the screen reader has finished. */
  role: 'alert' | 'status'
  /** The button or link that mends it. */
  action?: ReactNode
  /** Said in its place once it is over: the place stays as it was, so that nothing below moves under a finger. */
  over?: ReactNode
  children: ReactNode
}

/** One line below the header, in its own space: what everybody has to know on every screen. */
export function Notice({ tone, Icon, role, action, over, children }: NoticeProps) {
  return (
    <div className={`notice notice--${over ? 'over' : tone}`} role={role}>
      <Icon size={22} aria-hidden="true" />
      <p>{children}</p>
      {action}
      {over && <div className="notice__over">{over}</div>}
    </div>
  )
}
