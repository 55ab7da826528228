import { createContext, use, useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Saver } from './document-saver.ts'

/** How a field tells the document around it of text that is no value; null for fields that are part of no document. */
export const UnreadableText = createContext<Saver<object>['addUnreadable'] | null | undefined>(undefined)

/**
 * While the text of a field is no value, the document around it is not called saved, and a form is not sent. `forget`
 * empties the field when what was typed is discarded. Throws where nothing around the field says what it belongs to.
 */
export function useUnreadableText(isUnreadable: boolean, forget: () => void): void {
  const add = use(UnreadableText)
  if (add === undefined) throw new Error('a field that can hold text that is no value stands in no frame')
  const onDiscard = useEffectEvent(forget)
  useEffect(() => (isUnreadable ? add?.(() => onDiscard()) : undefined), [add, isUnreadable])
}

type Count = (row: string, by: 1 | -1) => void

/**
 * The rows of a filtered table in which a field holds text that is no value: a filter must not take them away, or what was
 * typed would be gone and the rest would be saved without a word.
 */
export function useUnreadableRows(): { has(row: string): boolean; count: Count } {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(() => new Map())
  const count = useCallback<Count>(
    (row, by) => setCounts((counts) => new Map(counts).set(row, (counts.get(row) ?? 0) + by)),
    [],
  )
  return { has: (row) => (counts.get(row) ?? 0) > 0, count }
}

/** What the fields of such a row are given instead of what stands around the table, so that the row is known to the table. */
export function useUnreadableRow(row: string, count: Count): Saver<object>['addUnreadable'] {
  const add = use(UnreadableText)
  return useCallback(
    (forget) => {
      const release = add?.(forget)
      count(row, 1)
      return () => {
        release?.()
        count(row, -1)
      }
    },
    [add, row, count],
  )
}
