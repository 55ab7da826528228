import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { allergenGroups } from './allergen-groups.ts'

type AllergenChoiceProps = {
  open: boolean
  onClose: () => void
  codes: readonly string[]
  onChange: (codes: readonly string[]) => void
  /** How many dishes are left; undefined while that is not known. */
  shown: number | undefined
}

/** The 14 groups to choose from; every choice works at once. */
export function AllergenChoice({ open, onClose, codes, onChange, shown }: AllergenChoiceProps) {
  const { t } = useI18n()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="small"
      title={t('Exclude allergens')}
      closeLabel={t('Close')}
      footer={
        <div className="allergens__actions">
          {codes.length > 0 && (
            <Button look="quiet" onClick={() => onChange([])}>
              {t('Remove filter')}
            </Button>
          )}
          <Button onClick={onClose}>
            {shown === undefined || codes.length === 0
              ? t('Done')
              : t('Show {count, plural, one {# dish} other {# dishes}}', { count: shown })}
          </Button>
        </div>
      }
    >
      <fieldset className="allergens">
        <legend>{t('Hide dishes that contain:')}</legend>
        {allergenGroups(t).map(({ code, name }) => (
          <label key={code} className="allergens__group">
            <input
              type="checkbox"
              checked={codes.includes(code)}
              onChange={({ target }) =>
                onChange(target.checked ? [...codes, code] : codes.filter((one) => one !== code))
              }
            />
            {name}
          </label>
        ))}
        <p className="allergens__note">{t('As stated by the kitchen. Traces are possible.')}</p>
      </fieldset>
    </Dialog>
  )
}
