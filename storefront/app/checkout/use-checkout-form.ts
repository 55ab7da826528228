import { useCallback, useEffect, useRef, useState } from 'react'
import { readStoredSpot } from '../location/stored-delivery-location.ts'
import { type Draft, emptyDraft, parseDraft } from './checkout-form.ts'

const KEY = 'checkout'

export type DraftControl = {
  draft: Draft
  update(change: Partial<Draft>): void
  /** Forgets everything, after the order is placed. */
  clear(): void
}

/** The draft of this tab. Use it only in the browser: it reads the session's storage at once. */
export function useDraft(): DraftControl {
  const [draft, setDraft] = useState(read)
  const over = useRef(false)
  useEffect(() => {
    if (!over.current) write(JSON.stringify(draft))
  }, [draft])
  const update = useCallback((change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })), [])
  const clear = useCallback(() => {
    over.current = true
    write(undefined)
  }, [])
  return { draft, update, clear }
}

function read(): Draft {
  try {
    const draft = parseDraft(sessionStorage.getItem(KEY))
    // The place the guest has named on the menu already.
    const named = draft.spot === '' ? readStoredSpot() : undefined
    return named ? { ...draft, spot: JSON.stringify(named), address: named.address } : draft
  } catch {
    return emptyDraft // a browser without storage still takes orders
  }
}

function write(json: string | undefined): void {
  try {
    if (json === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, json)
  } catch {
    // without storage the draft lives as long as the page
  }
}
