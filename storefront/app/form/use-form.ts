import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { forgetForm, readForm, storeForm } from './stored-form.ts'
import type { ListedIssue } from './issue-list.tsx'
import { useAfterPress } from './use-after-press.ts'
import { useOnline } from '../http/use-online.ts'
import { type RequestError, requestErrorOf } from './request-error.ts'

export type FormValues = Record<string, string | boolean>
export type FieldName<V> = Extract<keyof V, string>
export type Messages<V> = Partial<Record<FieldName<V>, string>>

type Options<V extends FormValues> = {
  /** Names the fields on the page: `login-email`. */
  id: string
  initial: V
  /** The name under which this tab keeps what was filled in until it is sent; left out, nothing is kept. */
  keepAs?: string
  /** What the guest calls each field, in the order of the page. */
  names: Record<FieldName<V>, string>
  /** What is wrong, by field; the first message of each counts (spec 5). */
  check(values: V): Partial<Record<string, string[]>>
  /** Sends the form; what it throws is shown. With `again` the form may be sent once more. */
  send(values: V): Promise<void | 'again'>
}

export type Form<V extends FormValues> = {
  id: string
  ref: RefObject<HTMLFormElement | null>
  values: V
  names: Record<FieldName<V>, string>
  shown: Messages<V>
  phase: 'filling' | 'sending' | 'sent'
  isOnline: boolean
  /** After the first press the form shows which fields are right, too (spec 5). */
  isValidated: boolean
  /** What the last press found, and what of it is put right by now. */
  issues: readonly ListedIssue[]
  /** Counts the presses that found something, so that the summary takes the focus each time. */
  presses: number
  /** What is still open after a press, by the names of the fields. */
  open: readonly string[]
  /** What is wrong right now, pressed or not, by the names of the fields. */
  missing: readonly string[]
  requestError: RequestError | undefined
  set(name: FieldName<V>, value: string | boolean): void
  left(name: FieldName<V>): void
  /** Shows a message at a field, once no pointer is pressed. */
  say(name: FieldName<V>, message: string): void
  submit(event: FormEvent): void
  /** Puts other values into some fields. */
  reset(values: Partial<V>): void
}

/**
 * A form: validates with the rules of `domain`, shows an error when a field is left and removes it
 * with the next keystroke (ux.md U-30), sends once however often it is pressed, and shows what the server says per field.
 */
export function useForm<V extends FormValues>({
  id,
  initial,
  keepAs,
  names,
  check,
  send,
}: Options<V>): Form<V> {
  const { t } = useI18n()
  const isOnline = useOnline()
  const afterPress = useAfterPress()
  const ref = useRef<HTMLFormElement>(null)
  const isLocked = useRef(false)
  const isSent = useRef(false)
  const [values, setValues] = useState(initial)
  const [shown, setShown] = useState<Messages<V>>({})
  const [pressed, setPressed] = useState<{ name: string; message: string }[]>([])
  const [presses, setPresses] = useState(0)
  const [isValidated, setIsValidated] = useState(false)
  const [requestError, setRequestError] = useState<RequestError>()
  const [phase, setPhase] = useState<Form<V>['phase']>('filling')

  const fields = Object.keys(names) as FieldName<V>[]
  const first = (found: Partial<Record<string, string[]>>): Messages<V> =>
    Object.fromEntries(
      fields.flatMap((name) => (found[name]?.[0] ? [[name, t(found[name][0])]] : [])),
    ) as Messages<V>
  const wrong = first(check(values))
  const now = useRef({ wrong, values })
  useEffect(() => {
    now.current = { wrong, values }
  })

  // What was kept before a reload, and what was typed or autofilled before hydration.
  useEffect(
    () =>
      setValues((known) => {
        const typed = Object.entries(typedValues(ref.current, known)).filter(
          ([name, value]) => value !== known[name],
        )
        return { ...known, ...(keepAs && readForm(keepAs, known)), ...Object.fromEntries(typed) }
      }),
    [keepAs],
  )
  const started = useRef(values)
  useEffect(() => {
    if (keepAs && values !== started.current && !isSent.current) storeForm(keepAs, values, initial)
  })

  const set = useCallback((name: FieldName<V>, value: string | boolean) => {
    setValues((known) => ({ ...known, [name]: value }))
    setShown(({ [name]: _gone, ...rest }) => rest as Messages<V>)
  }, [])

  const left = useCallback(
    (name: FieldName<V>) =>
      afterPress(() => {
        if (isEmpty(now.current.values[name])) return
        setShown((all) => ({ ...all, [name]: now.current.wrong[name] }))
      }),
    [afterPress],
  )

  const say = useCallback(
    (name: FieldName<V>, message: string) =>
      afterPress(() => setShown((all) => ({ ...all, [name]: message }))),
    [afterPress],
  )

  const showIssues = (messages: Messages<V>) => {
    setShown(messages)
    setPressed(fields.flatMap((name) => (messages[name] ? [{ name, message: messages[name] }] : [])))
    setPresses((count) => count + 1)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isLocked.current || !isOnline) return
    const filled = { ...values, ...typedValues(ref.current, values) }
    setValues(filled)
    setIsValidated(true)
    setRequestError(undefined)
    setPressed([])
    const found = first(check(filled))
    if (Object.keys(found).length > 0) {
      showIssues(found)
      return
    }
    isLocked.current = true
    setPhase('sending')
    void send(filled).then(
      (end) => {
        isSent.current = end !== 'again'
        if (keepAs) forgetForm(keepAs)
        isLocked.current = end !== 'again'
        setIsValidated(end !== 'again')
        setPhase(end === 'again' ? 'filling' : 'sent')
      },
      (error: unknown) => {
        isLocked.current = false
        setPhase('filling')
        const { fields: said, requestError } = requestErrorOf(error, fields)
        setRequestError(requestError)
        showIssues(first(said))
      },
    )
  }

  const isOpen = (name: string) => Boolean(wrong[name as FieldName<V>] ?? shown[name as FieldName<V>])
  return {
    id,
    ref,
    values,
    names,
    shown,
    phase,
    isOnline,
    isValidated,
    issues: pressed.map(({ name, message }) => ({
      anchor: `${id}-${name}`,
      message,
      isDone: !isOpen(name),
    })),
    presses,
    open: pressed.flatMap(({ name }) => (isOpen(name) ? [names[name as FieldName<V>]] : [])),
    missing: fields.filter((name) => wrong[name]).map((name) => names[name]),
    requestError,
    set,
    left,
    say,
    submit,
    reset: (some) => setValues((known) => ({ ...known, ...some })),
  }
}

const isEmpty = (value: string | boolean | undefined): boolean => value === '' || value === false

/** The values of the form's own fields. Password managers do not always fire events when they fill one in. */
function typedValues<V extends FormValues>(form: HTMLFormElement | null, known: V): Partial<V> {
  const inputs = [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      Object.hasOwn(known, element.name),
  )
  const entries = inputs.map((input) => [
    input.name,
    typeof known[input.name] === 'boolean' ? input.checked : input.value,
  ])
  return Object.fromEntries(entries) as Partial<V>
}
