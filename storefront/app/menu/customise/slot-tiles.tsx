import { useRef } from 'react'
import type { Product, Slot } from '#contract/menu.ts'
import type { Cents } from '#contract/primitives.ts'
import { slotSize } from '#domain/menu/chosen.ts'
import { pickSurcharges } from '#domain/menu/line-price.ts'
import { initialSlotPick } from '#domain/menu/pick.ts'
import { useI18n } from '#ui/i18n.tsx'

type SlotTilesProps = {
  base: string
  slot: Slot
  chosenId: string | undefined
  depth: number
  /** `moveOn` is false while the guest moves through the dishes with the arrow keys. */
  onChoose: (productId: string, moveOn: boolean) => void
}

/** The dishes of a slot as pictures, two in a row. */
export function SlotTiles({ base, slot, chosenId, depth, onChoose }: SlotTilesProps) {
  const { t, money } = useI18n()
  const byPointer = useRef(false)
  return (
    <fieldset className="tiles">
      <legend className="visually-hidden">{slot.name}</legend>
      {slot.products.map((product) => {
        const surcharge = surchargeOf(slot, product, depth)
        const isSoldOut = product.soldOut || slotSize(slot, product)?.soldOut === true
        return (
          <label key={product.id} className="tile">
            <input
              className="tile__control"
              type="radio"
              name={base}
              checked={product.id === chosenId}
              disabled={isSoldOut}
              onPointerDown={() => {
                byPointer.current = true
              }}
              onChange={() => onChoose(product.id, byPointer.current)}
              onKeyDown={(event) => {
                byPointer.current = false
                if (event.key !== 'Enter') return
                event.preventDefault()
                onChoose(product.id, true)
              }}
            />
            <img
              className="tile__picture"
              src={product.poster.data.square}
              alt=""
              width="120"
              height="120"
              loading="lazy"
            />
            <span className="tile__name">{product.name}</span>
            {isSoldOut ? (
              <small className="tile__note">{t('Sold out today')}</small>
            ) : (
              surcharge > 0 && <small className="tile__note price">{money(surcharge, { sign: true })}</small>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}

/** What a dish costs on top in this slot, as it stands before anything is changed. */
function surchargeOf(slot: Slot, product: Product, depth: number): Cents {
  const choices = initialSlotPick(slot, product, depth)
  return pickSurcharges({ slot, product, size: slotSize(slot, product), choices, depth })
}
