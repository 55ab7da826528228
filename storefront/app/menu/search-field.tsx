import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'

type SearchFieldProps = {
  query: string
  onQuery: (query: string) => void
  onClose: () => void
  onFocus: () => void
}

/** The search field in place of the tabs. Esc clears it, then closes it (ux.md 1.3). */
export function SearchField({ query, onQuery, onClose, onFocus }: SearchFieldProps) {
  const { t } = useI18n()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  return (
    <search className="menu-search">
      <Search className="menu-search__icon" size={20} aria-hidden="true" />
      <input
        ref={input}
        id="menu-search"
        className="menu-search__input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('Search the menu')}
        placeholder={t('Dish, ingredient, extra')}
        value={query}
        onFocus={onFocus}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key !== 'Escape') return
          event.preventDefault()
          if (query === '') onClose()
          else onQuery('')
        }}
      />
      <IconButton label={t('Close search')} icon={<X size={22} aria-hidden="true" />} onClick={onClose} />
    </search>
  )
}
