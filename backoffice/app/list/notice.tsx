import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type NoticeProps = {
  tone: 'danger' | 'warning'
  Icon: LucideIcon
  /** Announced at once, or when the screen reader has finished. */
  role: 'alert' | 'status'
  /** The button or link that mends it. */
  action?: ReactNode
  children: ReactNode
}

/** One line below the header, in its own space: what everybody has to know on every screen. */
export function Notice({ tone, Icon, role, action, children }: NoticeProps) {
  return (
    <div className={`notice notice--${tone}`} role={role}>
      <Icon size={22} aria-hidden="true" />
      <p>{children}</p>
      {action}
    </div>
  )
}
