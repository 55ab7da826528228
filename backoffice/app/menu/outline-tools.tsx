import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { SearchField } from '../documents/search-field.tsx'
import type { OutlineFilter } from './outline.ts'

/** How long after the last letter the outline follows: narrowing hundreds of dishes takes longer than typing a letter. */
const SEARCH_AFTER_MS = 250

/** Search and filter of the outline; both stand in the address. */
export function OutlineTools({ search, filter }: { search: string; filter: OutlineFilter | undefined }) {
  const { t } = useI18n()
  const [typed, setTyped] = useState(search)
  const [, setParams] = useSearchParams()
  const set = (name: string, value: string) =>
    setParams(
      (params) => {
        if (value) params.set(name, value)
        else params.delete(name)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  const follow = useEffectEvent(() => {
    if (typed !== search) set('q', typed)
  })
  useEffect(() => {
    const timer = setTimeout(() => follow(), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const filters: [OutlineFilter | '', string][] = [
    ['', t('Everything')],
    ['draft', t('Not published yet')],
    ['changed', t('Changed')],
    ['new', t('New')],
    ['deleted', t('Will be removed')],
    ['sold-out', t('Sold out')],
    ['without-picture', t('Without a picture')],
    ['allergens-unknown', t('Allergens unknown')],
  ]
  return (
    <search className="outline-tools">
      <SearchField label={t('Search the menu')} value={typed} onChange={setTyped} />
      <label className="outline-tools__filter">
        <span className="visually-hidden">{t('Show')}</span>
        <select
          className="field__input"
          value={filter ?? ''}
          onChange={(event) => set('show', event.target.value)}
        >
          {filters.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </search>
  )
}
