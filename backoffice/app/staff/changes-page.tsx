import { History } from 'lucide-react'
import { useCallback } from 'react'
import { listStaffChanges, type StaffChange } from '#contract/staff-changes.ts'
import { MAX_SEARCH_LENGTH } from '#contract/text-lengths.ts'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useLengthIssue } from '../http/use-length-issue.ts'
import { staffApi } from '../http/staff-api.ts'
import { ListFrame } from '../list/list-frame.tsx'
import { useAddressFilters } from '../list/use-address-filters.ts'
import { type Page, usePages } from '../list/use-pages.ts'
import { ChangeEntry } from './change-entry.tsx'
import { useKindNames } from './use-kind-names.ts'

/** The log of changes: who changed what, when and from where. Filters stand in the address. */
export function ChangesPage({ nameOf }: { nameOf: (id: string) => string | undefined }) {
  const { t } = useI18n()
  const kinds = useKindNames()
  const filters = useAddressFilters()
  const lengthIssue = useLengthIssue()
  const kind = filters.value('kind')
  const text = filters.value('text')
  const read = useCallback(
    async (before: string | undefined): Promise<Page<StaffChange>> => {
      const query = { before, kind: kind || undefined, text: text.trim() || undefined }
      const { data, meta } = await staffApi(listStaffChanges, { query })
      return { items: data, next: meta.next ?? undefined }
    },
    [kind, text],
  )
  const pages = usePages(read)
  return (
    <ListFrame
      title={t('Log')}
      pages={pages}
      empty={{
        icon: <History size={48} aria-hidden="true" />,
        text: text || kind ? t('Nothing was found') : t('Nothing has been changed yet'),
      }}
      tools={
        <div className="log-tools">
          <TextField
            label={t('Search')}
            type="search"
            value={filters.typed}
            error={lengthIssue(filters.typed, MAX_SEARCH_LENGTH)}
            onChange={(event) => filters.setTyped(event.target.value)}
          />
          <label className="field">
            <span className="field__label">{t('What')}</span>
            <select
              className="field__input"
              value={kind}
              onChange={(event) => filters.set('kind', event.target.value)}
            >
              <option value="">{t('Everything')}</option>
              {Object.entries(kinds).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      }
    >
      {(items) => items.map((change) => <ChangeEntry key={change.id} change={change} nameOf={nameOf} />)}
    </ListFrame>
  )
}
