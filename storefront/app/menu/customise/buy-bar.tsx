import { useId, useRef, useState } from 'react'
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits.ts'
import { messages } from '#domain/messages.ts'
import { noticesOf } from '#domain/menu/notices.ts'
import { clampQuantity } from '#domain/menu/quantity.ts'
import { Button } from '#ui/button.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { problemText } from '../../ordering/problem-text.ts'
import { isOn } from '../../shop/shop.ts'
import { useShop } from '../../shop/use-shop.ts'
import { factsOf } from './dish.ts'
import { groupName, isMissing } from './missing.ts'
import { groupId, revealGroup } from './reveal.ts'
import type { Customisation } from './use-customisation.ts'
import { useOutOfTime } from './use-out-of-time.ts'

type BuyBarProps = {
  customisation: Customisation
  base: string
  /** A line of the cart is being changed. */
  isEdit: boolean
  onBuy: () => void
}

/** Quantity and the one button; while something is missing the button names it and leads there (ux.md U-16). */
export function BuyBar({ customisation, base, isEdit, onBuy }: BuyBarProps) {
  const i18n = useI18n()
  const { t, money } = i18n
  const id = useId()
  const [wasPressed, setWasPressed] = useState(false)
  const { dish, item, problems } = customisation
  const [isQuantity, setIsQuantity] = useState(true)
  const bar = useRef<HTMLDivElement>(null)
  const [first] = problems
  const isSoldOut = factsOf(dish).soldOut
  const isNotSold =
    isOn(useShop(), 'REQUIRE_ALLERGEN_INFO') && noticesOf(customisation.menu, item).allergensUnknown
  const outOfTime = useOutOfTime(customisation.menu, item)
  const names = problems.filter(isMissing).map(({ path }) => groupName(dish, path) || t('Size'))
  const reason = !isQuantity
    ? t(messages.wrongQuantity)
    : !first
      ? ''
      : names.length > 0
        ? t('Please choose: {names}', { names: [...new Set(names)].join(', ') })
        : first.choice
          ? problemText(first, i18n)
          : [groupName(dish, first.path), t(first.message)].filter(Boolean).join(': ')

  function press(): void {
    if (isSoldOut) return
    setWasPressed(true)
    if (!isQuantity) bar.current?.querySelector('input')?.focus()
    else if (first) revealGroup(groupId(base, first.path))
    else onBuy()
  }

  if (isSoldOut) return <p className="buy-bar buy-bar--sold-out">{t('Sold out today')}</p>
  if (isNotSold) {
    return (
      <p className="buy-bar buy-bar--sold-out">{t('Allergen information is missing – please call us')}</p>
    )
  }
  if (outOfTime) return <p className="buy-bar buy-bar--sold-out">{outOfTime}</p>
  return (
    <div ref={bar} className="buy-bar">
      {customisation.changed === 'whileOpen' && (
        <p className="buy-bar__changed" role="status">
          {t('This dish has just been changed. Please check your choices.')}
        </p>
      )}
      <p
        id={id}
        className={wasPressed ? 'buy-bar__reason buy-bar__reason--pressed' : 'buy-bar__reason'}
        role={wasPressed ? 'alert' : undefined}
        hidden={reason === ''}
      >
        {reason}
      </p>
      <Stepper
        value={item.qty}
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        onChange={customisation.setQuantity}
        clamp={clampQuantity}
        onValid={setIsQuantity}
        labels={{ value: t('Quantity'), less: t('Decrease quantity'), more: t('Increase quantity') }}
      />
      <Button
        className="buy-bar__button"
        size="large"
        unavailable={first !== undefined || !isQuantity}
        aria-describedby={reason ? id : undefined}
        onClick={press}
      >
        <span>{isEdit ? t('Update') : t('Add to Cart')}</span>
        <span className="buy-bar__dot" aria-hidden="true">
          ·
        </span>
        <span className="price">{money(customisation.price)}</span>
      </Button>
    </div>
  )
}
