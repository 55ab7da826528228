import type { Option } from '#contract/menu.ts'
import { Stepper } from '#ui/stepper.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ChoicePrice } from './choice-row.tsx'

type CountedRowProps = {
  option: Option
  count: number
  /** As many as can be chosen of it now. */
  most: number
  /** The id of the text that says how many are chosen and why there cannot be more. */
  describedBy: string
  isFree: boolean
  onCount: (count: number) => void
}

/** An option that can be chosen several times, with its number. */
export function CountedRow({ option, count, most, describedBy, isFree, onCount }: CountedRowProps) {
  const { t } = useI18n()
  const { name, price, soldOut } = option
  const label = (text: string) => `${name}: ${text}`
  return (
    <div
      className={count > 0 ? 'choice choice--counted choice--chosen' : 'choice choice--counted'}
      role="group"
      aria-label={name}
      aria-describedby={describedBy}
    >
      <span className="choice__name">{name}</span>
      <ChoicePrice price={price} isSoldOut={soldOut} isFree={isFree} />
      {(count > 0 || !soldOut) && (
        <Stepper
          value={count}
          min={0}
          max={soldOut ? count : most}
          onChange={onCount}
          clamp={(typed) => Math.max(0, Math.min(Math.round(typed) || 0, most))}
          labels={{
            value: label(t('Quantity')),
            less: label(t('Decrease quantity')),
            more: label(t('Increase quantity')),
          }}
        />
      )}
    </div>
  )
}
