import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SharedNote } from './shared-note.tsx'

type SharedScreenProps = { title: string; back: { to: string; name: string }; children?: ReactNode }

/** The screen of a document that counts at every branch, for a member of some. */
export function SharedScreen({ title, back, children }: SharedScreenProps) {
  return (
    <div className="work-page">
      <div className="editor__head">
        <Link className="editor__back" to={back.to}>
          <ArrowLeft size={20} aria-hidden="true" />
          {back.name}
        </Link>
      </div>
      <h1>{title}</h1>
      {children}
      <SharedNote />
    </div>
  )
}
