import { useCallback, useEffect, useRef, useState } from 'react'
import { useAfterPress } from '../form/use-after-press.ts'

/** The fields of the checkout that can be wrong, by the names the server uses too. */
export type Field =
  | 'deliverType'
  | 'addressId'
  | 'areaId'
  | 'deliverAt'
  | 'deliverDate'
  | 'email'
  | 'name'
  | 'phone'
  | 'address'
  | 'tip'
  | 'useProfit'
  | 'issueInvoice'
  | 'paymentType'
  | 'ageConfirmed'
  | 'terms'

export type FieldMessages = Partial<Record<Field, string>>

export type FieldErrors = {
  /** What is shown at the fields now. */
  shown: FieldMessages
  /** A field is left: its error appears. */
  left(field: Field): void
  /** A field is changed: its error goes with the first keystroke (ux.md U-30). */
  changed(field: Field): void
  /** Shows everything at once, for example after the order button. */
  show(messages: FieldMessages): void
}

/** When which error is seen. `current` is what is wrong with each field by now. */
export function useFieldErrors(current: FieldMessages): FieldErrors {
  const [shown, setShown] = useState<FieldMessages>({})
  const now = useRef(current)
  const afterPress = useAfterPress()
  useEffect(() => {
    now.current = current
  }, [current])

  const put = useCallback(
    (field: Field, message: string | undefined) =>
      setShown((messages) => {
        if (messages[field] === message) return messages
        const { [field]: _old, ...rest } = messages
        return message === undefined ? rest : { ...rest, [field]: message }
      }),
    [],
  )
  const left = useCallback(
    (field: Field) => afterPress(() => put(field, now.current[field])),
    [afterPress, put],
  )
  const changed = useCallback((field: Field) => put(field, undefined), [put])
  return { shown, left, changed, show: setShown }
}
