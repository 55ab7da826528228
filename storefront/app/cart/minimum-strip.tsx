import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { AddOns } from './add-ons.tsx'
import type { MinimumState } from './use-minimum-order.ts'

type MinimumStripProps = {
  minimum: MinimumState
  onAdd: () => void
}

/** The minimum order as the top of the cart bar; dishes that reach it unfold above. */
export function MinimumStrip({ minimum: { state, missing, addOns }, onAdd }: MinimumStripProps) {
  const { t, money } = useI18n()
  const [isOpen, setIsOpen] = useState(false)
  if (state !== 'missing') return null
  const text = t('{amount} more until the minimum order', { amount: money(missing) })
  if (addOns.length === 0) return <p className="minimum-strip">{text}</p>
  return (
    <>
      {isOpen && <AddOns dishes={addOns} onAdd={onAdd} />}
      <button
        type="button"
        className="minimum-strip"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{text}</span>
        <ChevronUp size={18} aria-hidden="true" />
      </button>
    </>
  )
}
