import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import type { SavedEntry } from '../documents/use-saver.ts'
import { BranchEditor } from './branch-editor.tsx'
import { FIRST, newBranch } from './new-branch.ts'
import { useBranches } from './use-branches.ts'

/** The address of a branch that does not exist yet. */
const NEW = 'new'

/** The screen of one branch, or of a new one; the first one takes the name of the restaurant. */
export function BranchScreen({ id }: { id: string }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { entries, failure, refresh } = useBranches()
  const [newId] = useState(randomId)
  // What is read again while somebody types must not make the form anew.
  const [first, setFirst] = useState<SavedEntry<'branch'>>()
  const known = entries?.branches.find((one) => one.id === id)
  if (entries && !first) {
    const { branches, settings } = entries
    const isFirst = !branches.some((one) => one.id === FIRST)
    const position = Math.max(-1, ...branches.map(({ document }) => document.position)) + 1
    const name = isFirst ? (settings.get('SITE_TITLE') ?? '') : ''
    if (id === NEW)
      setFirst({ id: isFirst ? FIRST : newId, state: 'new', document: newBranch(name, position) })
    else if (known) setFirst(known)
  }
  const isGone = entries !== undefined && !first && id !== NEW && !known
  if (failure || isGone)
    return (
      <div className="work-page">
        <ReadFailure failure={failure ?? 'missing'} onRetry={refresh} />
      </div>
    )
  if (!entries || !first)
    return (
      <div className="work-page">
        <h1>{t('Branch')}</h1>
        <Reading />
      </div>
    )
  return (
    <BranchEditor
      entry={first}
      settings={entries.settings}
      onDone={() => void navigate('/places/branches')}
    />
  )
}
