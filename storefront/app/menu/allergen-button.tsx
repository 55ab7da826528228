import { SlidersHorizontal } from 'lucide-react'
import { useI18n } from '#ui/i18n.tsx'

type AllergenButtonProps = {
  codes: readonly string[]
  onOpen: () => void
  /** The filter is about to be used: its data may be fetched. */
  onNeedMenu: () => void
}

/** The button for the choice of allergens that hide a dish (ux.md 1.3, U-08). */
export function AllergenButton({ codes, onOpen, onNeedMenu }: AllergenButtonProps) {
  const { t } = useI18n()
  const label =
    codes.length === 0
      ? t('Exclude allergens')
      : t('Exclude allergens, {count} chosen', { count: codes.length })
  return (
    <button
      type="button"
      className="menu-bar__button"
      aria-label={label}
      aria-haspopup="dialog"
      onPointerEnter={onNeedMenu}
      onClick={onOpen}
    >
      <SlidersHorizontal size={20} aria-hidden="true" />
      {codes.length > 0 && (
        <span className="menu-bar__count" aria-hidden="true">
          {codes.length}
        </span>
      )}
    </button>
  )
}
