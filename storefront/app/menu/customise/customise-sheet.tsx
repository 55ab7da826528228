import { useId, useRef } from 'react'
import type { CartLine } from '#domain/cart/cart.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useCartActions } from '../../ordering/cart-actions.tsx'
import { BuyBar } from './buy-bar.tsx'
import { seenOf } from './cart-seen.ts'
import { type Dish, factsOf } from './dish.ts'
import { DishChoices } from './dish-choices.tsx'
import { DishFacts } from './dish-facts.tsx'
import { DishNews } from './dish-news.tsx'
import { useCustomisation } from './use-customisation.ts'

type CustomiseSheetProps = {
  dish: Dish
  /** The line being edited; without it the dish is added. */
  line: CartLine | undefined
  onClose: () => void
}

/** A dish above the page: from the bottom on phones, centred on desktops (ux.md 1.4). */
export function CustomiseSheet({ dish, line, onClose }: CustomiseSheetProps) {
  const { t } = useI18n()
  const cart = useCartActions()
  const base = useId()
  const customisation = useCustomisation(dish, line?.item)
  // The sheet stays until the address has changed; a second press until then must not add once more.
  const isBought = useRef(false)

  function buy(): void {
    if (isBought.current) return
    isBought.current = true
    const seen = seenOf(dish, customisation.item)
    onClose()
    if (line) cart.replace(line.id, customisation.item, seen)
    else cart.add(customisation.item, seen)
  }

  return (
    <Dialog
      open
      bare
      onClose={onClose}
      title={factsOf(dish).name}
      closeLabel={t('Close')}
      footer={<BuyBar customisation={customisation} base={base} isEdit={line !== undefined} onBuy={buy} />}
    >
      <div className="dish-sheet">
        <p className="dish-sheet__bar" aria-hidden="true">
          {factsOf(dish).name}
        </p>
        <DishFacts customisation={customisation} heading="none" />
        <DishChoices customisation={customisation} base={base} />
        <DishNews customisation={customisation} />
      </div>
    </Dialog>
  )
}
