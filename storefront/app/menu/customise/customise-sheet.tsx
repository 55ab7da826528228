import { useId } from 'react'
import type { CartLine } from '#domain/cart/cart.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useCartActions } from '../../ordering/cart-actions.tsx'
import { BuyBar } from './buy-bar.tsx'
import { seenOf } from './cart-seen.ts'
import { type Dish, factsOf } from './dish.ts'
import { DishChoices } from './dish-choices.tsx'
import { DishFacts } from './dish-facts.tsx'
import { useDraft } from './use-customisation.ts'

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
  const draft = useDraft(dish, line?.item)

  function buy(): void {
    const seen = seenOf(dish, draft.item)
    onClose()
    if (line) cart.replace(line.id, draft.item, seen)
    else cart.add(draft.item, seen)
  }

  return (
    <Dialog
      open
      bare
      onClose={onClose}
      title={factsOf(dish).name}
      closeLabel={t('Close')}
      footer={<BuyBar draft={draft} base={base} isEdit={line !== undefined} onBuy={buy} />}
    >
      <div className="dish-sheet">
        <p className="dish-sheet__bar" aria-hidden="true">
          {factsOf(dish).name}
        </p>
        <DishFacts draft={draft} heading="none" />
        <DishChoices draft={draft} base={base} />
      </div>
    </Dialog>
  )
}
