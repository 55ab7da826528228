import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useWords } from '../words.tsx'
import { allergenGroups } from './allergen-groups.ts'

type AllergenFilterProps = {
  codes: readonly string[]
  onChange: (codes: readonly string[]) => void
  /** How many dishes are left; undefined while that is not known. */
  shown: number | undefined
  /** The filter is about to be used: its data may be fetched. */
  onOpen: () => void
}

/** The button and dialog that hide dishes with certain allergens (ux.md 1.3, U-08). */
export function AllergenFilter({ codes, onChange, shown, onOpen }: AllergenFilterProps) {
  const { t } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const label =
    codes.length === 0
      ? t('Exclude allergens')
      : t('Exclude allergens, {count} chosen', { count: codes.length })
  return (
    <>
      <button
        type="button"
        className="menu-bar__button"
        aria-label={label}
        aria-haspopup="dialog"
        onPointerEnter={onOpen}
        onClick={() => {
          onOpen()
          setIsOpen(true)
        }}
      >
        <SlidersHorizontal size={20} aria-hidden="true" />
        {codes.length > 0 && (
          <span className="menu-bar__count" aria-hidden="true">
            {codes.length}
          </span>
        )}
      </button>
      <Dialog
        open={isOpen}
        onClose={close}
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
            <Button onClick={close}>
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
    </>
  )
}
