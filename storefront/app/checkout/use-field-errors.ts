import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAfterPress } from '../form/use-after-press.ts'
import {
  type Field,
  type FieldMessages,
  noErrors,
  shownErrors,
  withChanged,
  withCurrent,
  withLeft,
} from './field-errors.ts'

export type FieldErrors = {
  /** What is shown at the fields now. */
  shown: FieldMessages
  /** A field is left: its error appears. */
  left(field: Field): void
  /** A field is changed: its error goes with the first keystroke (ux.md U-30). */
  changed(field: Field): void
  /** Shows everything that the checkout finds at once, for example after the order button. */
  show(found: FieldMessages): void
  /** Shows what only the shop has found, in an order that it refused. */
  refuse(refused: FieldMessages): void
}

/**
 * When which error is seen. `current` is what is wrong with each field by now; without an answer of the shop it is not
 * `isComplete`, and no error ends.
 */
export function useFieldErrors(current: FieldMessages, isComplete: boolean): FieldErrors {
  const [errors, setErrors] = useState(noErrors)
  const now = useRef(current)
  const afterPress = useAfterPress()
  useEffect(() => {
    now.current = current
    if (isComplete) setErrors((known) => withCurrent(known, current))
  }, [current, isComplete])

  const left = useCallback(
    (field: Field) => afterPress(() => setErrors((known) => withLeft(known, field, now.current[field]))),
    [afterPress],
  )
  const changed = useCallback((field: Field) => setErrors((known) => withChanged(known, field)), [])
  const show = useCallback((found: FieldMessages) => setErrors(({ refused }) => ({ found, refused })), [])
  const refuse = useCallback((refused: FieldMessages) => setErrors({ ...noErrors, refused }), [])
  const shown = useMemo(() => shownErrors(errors), [errors])
  return { shown, left, changed, show, refuse }
}
