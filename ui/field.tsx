import { type ComponentProps, type ReactNode, useId } from 'react'

type FieldProps = {
  label: ReactNode
  /** Shown after the label, for example "(required)" or "(optional)". */
  mark?: string
  hint?: ReactNode
  /** The first message is shown under the field; with it the field counts as invalid. */
  error?: string | undefined
}

type InputProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id'> & {
    id?: string
    /** Inside of the field at its end, for example a button. */
    end?: ReactNode
  }

/** A labelled text field with hint and error, wired for screen readers (ux.md ). */
export function TextField({ label, mark, hint, error, end, id: given, ...input }: InputProps) {
  const own = useId()
  const id = given ?? own
  const field = <input {...input} id={id} className="field__input" {...describe(id, hint, error)} />
  return (
    <FieldFrame id={id} label={label} mark={mark} hint={hint} error={error}>
      {end ? (
        <div className="field__with-end">
          {field}
          {end}
        </div>
      ) : (
        field
      )}
    </FieldFrame>
  )
}

type AreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'> & { id?: string }

/** The same for several lines of text. */
export function TextArea({ label, mark, hint, error, id: given, ...area }: AreaProps) {
  const own = useId()
  const id = given ?? own
  return (
    <FieldFrame id={id} label={label} mark={mark} hint={hint} error={error}>
      <textarea rows={3} {...area} id={id} className="field__input" {...describe(id, hint, error)} />
    </FieldFrame>
  )
}

function describe(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}

function FieldFrame({
  id,
  label,
  mark,
  hint,
  error,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label} {mark && <span className="field__mark">{mark}</span>}
      </label>
      {children}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
