import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'
import { useI18n } from '#ui/i18n.tsx'

type AllergenFilterProps = {
  codes: readonly string[]
  onChange: (codes: readonly string[]) => void
  /** How many dishes are left; undefined while that is not known. */
  shown: number | undefined
  /** The filter is about to be used: its data may be fetched. */
  onOpen: () => void
}

const AllergenChoice = lazyOnInteraction(() =>
  import('./allergen-choice.tsx').then((module) => module.AllergenChoice),
)

/** The button and dialog that hide dishes with certain allergens (ux.md 1.3, U-08). */
export function AllergenFilter({ codes, onChange, shown, onOpen }: AllergenFilterProps) {
  const { t } = useI18n()
  const [isOpen, setIsOpen] = useState(false)
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
      <AllergenChoice
        wanted={isOpen}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        codes={codes}
        onChange={onChange}
        shown={shown}
      />
    </>
  )
}
