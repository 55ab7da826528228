import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SlotPick } from '#contract/cart.ts'
import type { Combo } from '#contract/menu.ts'
import { withSlotPick, withSlotProduct } from '#domain/menu/pick.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { ProductChoicesProps } from './product-choices-props.ts'
import { groupId, revealGroup } from './reveal.ts'
import { SlotPart } from './slot-part.tsx'

type SlotListProps = {
  base: string
  combo: Combo
  items: SlotPick[]
  onChange: (items: SlotPick[]) => void
  depth: number
  /** Draws the choices of a dish in a slot; passed in, because those choices may hold a list of slots again. */
  renderChoices: (props: ProductChoicesProps<SlotPick>) => ReactNode
}

/** The parts of a combo, one open at a time; a choice opens the next part that is still empty (ux.md 1.5). */
export function SlotList({ base, combo, items, onChange, depth, renderChoices }: SlotListProps) {
  const { t } = useI18n()
  const isFilled = (slotId: string) => items.some((pick) => pick.slotId === slotId)
  const [firstOpen] = useState(() => combo.items.find((slot) => !isFilled(slot.id))?.id)
  const next = useRef<string>(undefined)
  const slotAt = (slotId: string) => groupId(base, ['items', slotId])

  useEffect(() => {
    if (next.current) revealGroup(next.current)
    next.current = undefined
  })

  function choose(slotId: string, productId: string, moveOn: boolean): void {
    const at = combo.items.findIndex((slot) => slot.id === slotId)
    const others = [...combo.items.slice(at + 1), ...combo.items.slice(0, at)]
    const empty = others.find((slot) => !isFilled(slot.id))
    if (moveOn && empty) next.current = slotAt(empty.id)
    onChange(withSlotProduct(combo, { items }, slotId, productId, depth).items)
  }

  return (
    <div className={depth > 0 ? 'slots slots--nested' : 'slots'}>
      <p className="slots__progress" role="status">
        {t('{chosen} of {total} chosen', { chosen: items.length, total: combo.items.length })}
      </p>
      {combo.items.map((slot, index) => (
        <SlotPart
          key={slot.id}
          base={slotAt(slot.id)}
          group={base}
          number={index + 1}
          slot={slot}
          pick={items.find((pick) => pick.slotId === slot.id)}
          startsOpen={slot.id === firstOpen}
          depth={depth}
          onChoose={(productId, moveOn) => choose(slot.id, productId, moveOn)}
          onConfigure={(pick) => onChange(withSlotPick({ items }, pick).items)}
          renderChoices={renderChoices}
        />
      ))}
    </div>
  )
}
