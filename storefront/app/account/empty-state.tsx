import type { ReactNode } from 'react'

/** What stands where nothing is yet: a picture, a sentence, perhaps a way on. */
export function EmptyState({
  icon,
  text,
  children,
}: {
  icon: ReactNode
  text: string
  children?: ReactNode
}) {
  return (
    <div className="empty">
      <span className="empty__plate">{icon}</span>
      <p>{text}</p>
      {children}
    </div>
  )
}
