import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { newArea, nextPosition } from '#domain/delivery/new-area.ts'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { EntryScreen } from '../documents/entry-screen.tsx'
import { SharedScreen } from '../documents/shared-screen.tsx'
import type { SavedEntry } from '../documents/use-saver.ts'
import { useScope } from '../restaurant/use-scope.ts'
import { AreaEditor } from './area-editor.tsx'
import './area-form.css'
import './areas.css'
import { type AreaEntries, useAreas } from './use-areas.ts'

/** The address of an area that does not exist yet. */
const NEW = 'new'

/** The screen of one area, or of a new one. */
export function AreaScreen({ id }: { id: string }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [newId] = useState(randomId)
  const { home, mayChange } = useScope()
  const find = ({ areas, branches }: AreaEntries): SavedEntry<'area'> | undefined => {
    if (id !== NEW) return areas.find((one) => one.id === id)
    const branchId = branches.find((one) => one.id === params.get('branch'))?.id ?? home
    return {
      id: newId,
      state: 'new',
      version: undefined,
      document: newArea('', branchId, nextPosition(areas)),
    }
  }
  return (
    <EntryScreen title={t('Delivery area')} read={useAreas()} find={find}>
      {(first, entries) =>
        mayChange(first.document.branchId) ? (
          <AreaEditor entry={first} entries={entries} onDone={() => void navigate('/places/areas')} />
        ) : (
          <SharedScreen
            title={first.document.name}
            back={{ to: '/places/areas', name: t('Delivery areas') }}
          />
        )
      }
    </EntryScreen>
  )
}
