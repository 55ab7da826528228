import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { SearchField } from '../documents/search-field.tsx'

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
      <SearchField
        label={t('Search the settings')}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setParams(text ? { q: text } : {}, { replace: true, preventScrollReset: true })
        }}
      />
    </search>
  )
}
