import { MessageSquarePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'
import { Block } from './block.tsx'
import type { CheckoutCart } from './checkout-cart.ts'
import { errorIdOf, FieldError } from './field-error.tsx'
import { anchorOf } from './field-issues.ts'
import { PointsChoice } from './points-choice.tsx'
import { ReusableChoice } from './reusable-choice.tsx'
import { TipPicker } from './tip-picker.tsx'
import type { Checkout } from './use-checkout.ts'

/** A note for the kitchen and a tip; both stay away unless the guest wants them (ux.md R-C11). */
export function ExtrasBlock({ checkout, cart }: { checkout: Checkout; cart: CheckoutCart }) {
  const { t } = useI18n()
  const shop = useShop()
  const { form, update, errors, percents } = checkout
  const invoiceError = errors.shown.issueInvoice
  const [isOpen, setIsOpen] = useState(form.notes !== '')
  const area = useRef<HTMLTextAreaElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (isOpen && wasPressed.current) area.current?.focus()
  }, [isOpen])
  return (
    <Block number={3} title={t('Extras')}>
      {percents.length > 0 && <TipPicker checkout={checkout} cart={cart} />}
      <PointsChoice checkout={checkout} />
      <ReusableChoice checkout={checkout} />
      {isOn(shop, 'ALLOW_ISSUE_INVOICE') && (
        <div className="tick">
          <label className="tick__label">
            <input
              type="checkbox"
              id={anchorOf('issueInvoice')}
              name="issueInvoice"
              checked={form.issueInvoice}
              aria-describedby={errorIdOf('issueInvoice', invoiceError)}
              aria-invalid={invoiceError ? true : undefined}
              onChange={({ target }) => {
                update({ issueInvoice: target.checked })
                errors.changed('issueInvoice')
              }}
            />
            <span>
              {t('Please issue an invoice')} <span className="field__mark">{t('(optional)')}</span>
            </span>
          </label>
          <FieldError field="issueInvoice" error={invoiceError} />
        </div>
      )}
      {isOpen ? (
        <TextArea
          ref={area}
          id="checkout-notes"
          name="notes"
          label={t('Note')}
          mark={t('(optional)')}
          value={form.notes}
          onChange={({ target }) => update({ notes: target.value })}
        />
      ) : (
        <Button
          look="quiet"
          className="block__more"
          aria-expanded={false}
          onClick={() => {
            wasPressed.current = true
            setIsOpen(true)
          }}
        >
          <MessageSquarePlus size={20} aria-hidden="true" />
          {t('Add a note')}
        </Button>
      )}
    </Block>
  )
}
