import { Link } from 'react-router'
import type { DocumentChange } from '#contract/publishing.staff.ts'
import { documentPath } from './document-path.ts'
import { StateBadge } from './state-badge.tsx'
import { useDocumentName } from './use-document-name.ts'

/** Which document a change is about: its kind, its name, and what becomes of it. */
export function DocumentTitle({ change }: { change: DocumentChange }) {
  const { kindOf, nameOf } = useDocumentName()
  const path = documentPath(change.kind, change.id)
  const name = nameOf(change)
  return (
    <>
      <strong>{path ? <Link to={path}>{name}</Link> : name}</strong>
      {change.name !== '' && <span className="draft__kind">{kindOf(change)}</span>}
      <StateBadge state={change.state} />
    </>
  )
}
