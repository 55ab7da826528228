import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { MAIN_BRANCH } from '#contract/main-branch.ts'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { EntryScreen } from '../documents/entry-screen.tsx'
import { SharedScreen } from '../documents/shared-screen.tsx'
import type { SavedEntry } from '../documents/use-saver.ts'
import { useScope } from '../restaurant/use-scope.ts'
import { BranchEditor } from './branch-editor.tsx'
import { newBranch } from './new-branch.ts'
import { type BranchEntries, useBranches } from './use-branches.ts'

/** The address of a branch that does not exist yet. */
const NEW = 'new'

/** The screen of one branch, or of a new one; the first one takes the name of the restaurant. */
export function BranchScreen({ id }: { id: string }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [newId] = useState(randomId)
  const { isWhole } = useScope()
  const read = useBranches()
  const find = ({ branches, settings }: BranchEntries): SavedEntry<'branch'> | undefined => {
    if (id !== NEW) return branches.find((one) => one.id === id)
    const isFirst = !branches.some((one) => one.id === MAIN_BRANCH)
    const position = Math.max(-1, ...branches.map(({ document }) => document.position)) + 1
    const name = isFirst ? (settings.get('SITE_TITLE') ?? '') : ''
    return { id: isFirst ? MAIN_BRANCH : newId, state: 'new', document: newBranch(name, position) }
  }
  if (id === NEW && !isWhole)
    return <SharedScreen title={t('New branch')} back={{ to: '/places/branches', name: t('Branches') }} />
  return (
    <EntryScreen title={t('Branch')} read={read} find={find}>
      {(first, { settings }) => (
        <BranchEditor
          entry={first}
          settings={settings}
          onDone={() => {
            // The branches as guests read them, from which tables, hours and members choose.
            void client.invalidateQueries({ queryKey: ['branches'] })
            void navigate('/places/branches')
          }}
        />
      )}
    </EntryScreen>
  )
}
