import type { CartLine } from '#domain/cart/cart.ts'
import type { CurrentLine } from '#domain/cart/current-cart.ts'
import { times } from '#domain/money.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'

/** What a line costs now; beside another price than the guest has seen stands what it was. */
export function LinePrice({ line: { item, seen }, now }: { line: CartLine; now: CurrentLine | undefined }) {
  const { t, money } = useI18n()
  const before = money(times(seen.unitPrice, item.qty))
  const isLost = now !== undefined && 'lost' in now
  const isOther = now !== undefined && !isLost && now.unitPrice !== seen.unitPrice
  return (
    <p className="cart-line__price price">
      {isLost ? <s>{before}</s> : isOther ? money(times(now.unitPrice, item.qty)) : before}
      {isOther && <small>{t('was {price}', { price: before })}</small>}
    </p>
  )
}

type LostLineProps = {
  name: string
  why: string
  /** Opens the dish to choose something else; undefined where the whole dish cannot be had. */
  onEdit: (() => void) | undefined
  onRemove: () => void
}

/** Where a line cannot be had any more: why, and the ways out. It is announced by the cart, not here. */
export function LostLine({ name, why, onEdit, onRemove }: LostLineProps) {
  const { t } = useI18n()
  return (
    <div className="cart-line__time">
      <p>{why}</p>
      {onEdit && (
        <Button look="quiet" onClick={onEdit}>
          {t('Choose something else')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
      <Button look="quiet" onClick={onRemove}>
        {t('Remove')}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  )
}
