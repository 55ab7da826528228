import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import type { SavedEntry } from '../documents/use-saver.ts'
import { AreaEditor } from './area-editor.tsx'
import './area-form.css'
import './areas.css'
import { newArea, nextPosition } from '#domain/delivery/new-area.ts'
import { useAreas } from './use-areas.ts'

/** The address of an area that does not exist yet. */
const NEW = 'new'

/** The screen of one area, or of a new one. */
export function AreaScreen({ id }: { id: string }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { entries, failure, refresh } = useAreas()
  const [newId] = useState(randomId)
  const known = entries?.areas.find((one) => one.id === id)
  // What is read again while somebody types must not make the form anew.
  const [first, setFirst] = useState<SavedEntry<'area'>>()
  if (entries && !first) {
    const branchId = entries.branches.find((one) => one.id === params.get('branch'))?.id ?? null
    const document = newArea('', branchId, nextPosition(entries.areas))
    if (id === NEW) setFirst({ id: newId, state: 'new', version: undefined, document })
    else if (known) setFirst(known)
  }
  const isGone = entries !== undefined && first === undefined && id !== NEW && !known
  if (failure || isGone)
    return (
      <div className="work-page">
        <ReadFailure failure={failure ?? 'missing'} onRetry={refresh} />
      </div>
    )
  if (!entries || !first)
    return (
      <div className="work-page">
        <h1>{t('Delivery area')}</h1>
        <Reading />
      </div>
    )
  return <AreaEditor entry={first} entries={entries} onDone={() => void navigate('/places/areas')} />
}
