import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'

/** Looks through all settings; what is looked for stands in the address. */
export function SettingsSearch({ search }: { search: string }) {
  const { t } = useI18n()
  // The address follows a moment later; the field shows every letter at once.
  const [typed, setTyped] = useState(search)
  const [, setParams] = useSearchParams()
  useEffect(() => {
    // A link has led to a group: the search is over.
    if (search === '') setTyped('')
  }, [search])
  return (
    <search className="outline-tools settings__search">
      <label className="outline-tools__search">
        <Search size={20} aria-hidden="true" />
        <span className="visually-hidden">{t('Search the settings')}</span>
        <input
          type="search"
          className="field__input"
          placeholder={t('Search the settings')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setParams(event.target.value ? { q: event.target.value } : {}, {
              replace: true,
              preventScrollReset: true,
            })
          }}
        />
      </label>
    </search>
  )
}
