import { useId } from 'react'

type SelectFieldProps<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  error?: string | undefined
  onChange: (value: Value) => void
}

/** One of a few values, in the browser's own list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, error, onChange } = props
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field__input"
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => {
          const chosen = options.find(([one]) => one === event.target.value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="field__error">
          {error}
        </p>
      )}
    </div>
  )
}
