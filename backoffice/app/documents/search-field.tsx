import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'

type SearchFieldProps = { label: string; value: string; onChange: (text: string) => void }

/** A field that looks through what a screen shows; its label is its placeholder too. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <label className="search-field">
      <Search size={20} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
      <input
        type="search"
        className="field__input"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={keepForm}
      />
    </label>
  )
}

/** Enter in a search does not send the form around it. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
