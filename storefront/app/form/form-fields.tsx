import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { FieldName, Form, FormValues } from './use-form.ts'

type FieldProps<V extends FormValues> = {
  form: Form<V>
  name: FieldName<V>
  hint?: ReactNode
  optional?: boolean
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'form' | 'id'>

/** A text field of a form, wired to its value and its error. */
export function FormField<V extends FormValues>({
  form,
  name,
  hint,
  optional,
  ...input
}: FieldProps<V> & { end?: ReactNode }) {
  const { t } = useI18n()
  return (
    <TextField
      {...input}
      id={`${form.id}-${name}`}
      name={name}
      label={form.names[name]}
      mark={optional ? t('(optional)') : t('(required)')}
      hint={hint}
      error={form.shown[name]}
      value={String(form.values[name])}
      aria-required={optional ? undefined : true}
      onChange={({ target }) => form.set(name, target.value)}
      onBlur={(event) => {
        form.left(name)
        input.onBlur?.(event)
      }}
    />
  )
}

/** An e-mail field of a form. */
export function EmailField<V extends FormValues>(props: FieldProps<V>) {
  return (
    <FormField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}

/** A password that can be looked at while it is typed (ux.md A-30). */
export function PasswordField<V extends FormValues>(props: FieldProps<V>) {
  const { t } = useI18n()
  const [isSeen, setIsSeen] = useState(false)
  const label = props.form.names[props.name]
  return (
    <FormField
      {...props}
      type={isSeen ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className="field__end"
          aria-pressed={isSeen}
          aria-label={t('Show: {field}', { field: label })}
          aria-controls={`${props.form.id}-${props.name}`}
          onClick={() => setIsSeen(!isSeen)}
        >
          {isSeen ? <EyeOff size={22} aria-hidden="true" /> : <Eye size={22} aria-hidden="true" />}
        </button>
      }
    />
  )
}

type TickProps<V extends FormValues> = {
  form: Form<V>
  name: FieldName<V>
  required?: boolean
  children: ReactNode
}

/** A checkbox of a form. */
export function FormTick<V extends FormValues>({ form, name, required, children }: TickProps<V>) {
  const { t } = useI18n()
  const id = `${form.id}-${name}`
  const error = form.shown[name]
  return (
    <div className="tick">
      <label className="tick__label">
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={form.values[name] === true}
          aria-required={required ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => form.set(name, target.checked)}
        />
        <span>
          {children} {required && <span className="field__mark">{t('(required)')}</span>}
        </span>
      </label>
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
