import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'
import { SharedNote } from './shared-note.tsx'

type SharedScreenProps = { title: string; back: { to: string; name: string }; children?: ReactNode }

/** The screen of a document that counts at every branch, for a member of some. */
export function SharedScreen({ title, back, children }: SharedScreenProps) {
  return (
    <div className="work-page">
      <div className="editor__head">
        <BackLink to={back.to}>{back.name}</BackLink>
      </div>
      <h1>{title}</h1>
      {children}
      <SharedNote />
    </div>
  )
}
