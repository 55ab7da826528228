import { compareCodes } from '#domain/menu/compare-codes.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { EntryOf } from './document-calls.ts'

type NoticesMatrixProps = {
  notices: readonly EntryOf<'notice'>[]
  allergens: readonly string[]
  additives: readonly string[]
  onChange: (chosen: { allergens: string[]; additives: string[] }) => void
}

/** Every allergen and every additive with whether it is in there. */
export function NoticesMatrix({ notices, allergens, additives, onChange }: NoticesMatrixProps) {
  const { t } = useI18n()
  const chosen = { allergens: [...allergens], additives: [...additives] }
  const group = (kind: 'allergen' | 'additive', field: 'allergens' | 'additives', title: string) => (
    <fieldset className="notices-matrix">
      <legend>{title}</legend>
      {notices
        .filter(({ document, state }) => document.kind === kind && state !== 'deleted')
        .toSorted((a, b) => compareCodes(a.document.code, b.document.code))
        .map(({ id, document: { code, name } }) => (
          <label key={id} className="notice-chip">
            <input
              type="checkbox"
              checked={chosen[field].includes(id)}
              onChange={(event) =>
                onChange({
                  ...chosen,
                  [field]: chosen[field].filter((one) => one !== id).concat(event.target.checked ? id : []),
                })
              }
            />
            <span className="notice-chip__code">{code}</span>
            {name}
          </label>
        ))}
    </fieldset>
  )
  return (
    <div className="notices-grid">
      {group('allergen', 'allergens', t('Allergens'))}
      {group('additive', 'additives', t('Additives'))}
    </div>
  )
}
