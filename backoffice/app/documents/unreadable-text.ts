import { createContext, use, useEffect, useEffectEvent } from 'react'
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
