import { ToggleButton } from 'react-aria-components'
import type { SoldOutKind } from '#contract/today.staff.ts'
import { useI18n } from '#ui/i18n.tsx'

/** Something that may be sold out. */
export type Sellable = { kind: SoldOutKind; id: string; sizeId?: string; name: string }

export type SoldOutRow = { one: Sellable; parts: readonly { label: string; one: Sellable }[] }

type SoldOutRowsProps = {
  title: string
  rows: readonly SoldOutRow[]
  isSoldOut: (one: Sellable) => boolean
  onToggle: (one: Sellable) => void
}

/** The dishes of a category with a switch each, and one for each size. */
export function SoldOutRows({ title, rows, isSoldOut, onToggle }: SoldOutRowsProps) {
  const { t } = useI18n()
  if (rows.length === 0) return null
  return (
    <section className="sold-out-rows">
      <h3>{title}</h3>
      <ul>
        {rows.map(({ one, parts }) => (
          <li key={one.id} data-off={isSoldOut(one) || undefined}>
            <span className="sold-out-rows__name">{one.name}</span>
            <Switch label={t('Sold out')} one={one} isOff={isSoldOut(one)} onToggle={onToggle} isWhole />
            {parts.length > 0 && (
              <div className="sold-out-rows__parts">
                {parts.map((part) => (
                  <Switch key={part.one.sizeId} {...part} isOff={isSoldOut(part.one)} onToggle={onToggle} />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type SwitchProps = {
  label: string
  one: Sellable
  isOff: boolean
  onToggle: (one: Sellable) => void
  isWhole?: boolean
}

function Switch({ label, one, isOff, onToggle, isWhole = false }: SwitchProps) {
  const { t } = useI18n()
  return (
    <ToggleButton
      className={isWhole ? 'sold-out-switch sold-out-switch--whole' : 'sold-out-switch'}
      isSelected={isOff}
      onChange={() => onToggle(one)}
      aria-label={t('{name} sold out', { name: one.name })}
    >
      {label}
    </ToggleButton>
  )
}
