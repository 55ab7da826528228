import { HandCoins } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { noTip, parseTip, tipAmount, tipProblem } from '#domain/cart/tip.ts'
import { MAX_TIP } from '#domain/limits.ts'
import { zero } from '#domain/money.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { CheckoutCart } from './checkout-cart.ts'
import { anchorOf } from './field-issues.ts'
import { RadioCard } from './radio-card.tsx'
import type { Checkout } from './use-checkout.ts'

type TipPickerProps = { checkout: Checkout; cart: CheckoutCart }

/** The way to a tip, which nobody is asked for: one quiet line until the guest wants to give one (ux.md R-C11). */
export function TipPicker(props: TipPickerProps) {
  const { t } = useI18n()
  const { tip, form, errors } = props.checkout
  const [isWanted, setIsWanted] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const hasTip = tip.kind === 'percent' || tip.amount > 0 || form.tipText !== ''
  useEffect(() => {
    if (isWanted) box.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [isWanted])
  if (isWanted || hasTip || errors.shown.tip) {
    return (
      <div ref={box}>
        <TipChoice {...props} />
      </div>
    )
  }
  return (
    <Button look="quiet" className="block__more" aria-expanded={false} onClick={() => setIsWanted(true)}>
      <HandCoins size={20} aria-hidden="true" />
      {t('Add a tip')}
    </Button>
  )
}

/** A tip by percent or by amount. No tip is chosen until the guest chooses one. */
function TipChoice({ checkout, cart }: TipPickerProps) {
  const { t, money, percent } = useI18n()
  const { form, update, errors, totals, tip, percents } = checkout
  const manual = tip.kind === 'amount' && tip.amount > 0 ? (tip.amount / 100).toFixed(2) : ''
  // What was typed for an earlier cart is over with it; what is wrong has still to be put right.
  const begin = tipProblem(form.tipText) ? form.tipText : manual
  const [isOther, setIsOther] = useState(begin !== '')
  const input = useRef<HTMLInputElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    const field = input.current
    if (isOther && wasPressed.current) field?.focus()
    field?.addEventListener('beforeinput', writePoint)
    return () => field?.removeEventListener('beforeinput', writePoint)
  }, [isOther])

  const choose = (next: CheckoutCart['tip']) => {
    setIsOther(false)
    update({ tipText: '' })
    errors.changed('tip')
    cart.setTip(next)
  }
  return (
    <fieldset className="fields">
      <legend className="fields__legend">
        {t('Tip')} <span className="field__mark">{t('(optional)')}</span>
      </legend>
      <div className="fields__chips">
        <RadioCard
          kind="chip"
          name="tip"
          value="none"
          isChosen={!isOther && tip.kind === 'amount'}
          onChoose={() => choose(noTip)}
          title={t('No tip')}
        />
        {percents.map((one) => (
          <RadioCard
            key={one}
            kind="chip"
            name="tip"
            value={String(one)}
            isChosen={!isOther && tip.kind === 'percent' && tip.percent === one}
            onChoose={() => choose({ kind: 'percent', percent: one })}
            title={percent(one)}
            text={money(tipAmount({ kind: 'percent', percent: one }, totals.goods))}
          />
        ))}
        <RadioCard
          kind="chip"
          name="tip"
          value="other"
          isChosen={isOther}
          onChoose={() => {
            wasPressed.current = true
            setIsOther(true)
            cart.setTip(noTip)
          }}
          title={t('Other amount')}
        />
      </div>
      {isOther && (
        <TextField
          ref={input}
          id={anchorOf('tip')}
          label={t('Amount in euros')}
          type="number"
          inputMode="decimal"
          min={0}
          max={MAX_TIP / 100}
          step={0.01}
          autoComplete="off"
          error={errors.shown.tip}
          defaultValue={begin}
          onChange={({ target }) => {
            // What is no number at all leaves the value of the field empty.
            const text = target.validity.badInput ? NO_NUMBER : target.value
            update({ tipText: text })
            errors.changed('tip')
            cart.setTip({ kind: 'amount', amount: (!tipProblem(text) && parseTip(text)) || zero })
          }}
          onBlur={() => errors.left('tip')}
        />
      )}
    </fieldset>
  )
}

const NO_NUMBER = '?'

/** A browser of another language swallows the comma, and 3,50 would become 350. */
function writePoint(event: InputEvent): void {
  if (event.data !== ',') return
  event.preventDefault()
  document.execCommand('insertText', false, '.')
}
