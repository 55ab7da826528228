import { reusableRules } from '#domain/checkout/reusable-packaging.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'
import type { Checkout } from './use-checkout.ts'

/** Reusable packaging at the same price, for the whole order (ux.md R-V1); not offered at a table. */
export function ReusableChoice({ checkout }: { checkout: Checkout }) {
  const { t, money } = useI18n()
  const { offersReusable, reusableDeposit } = reusableRules(useShop().settings)
  const { form, update, deliverType } = checkout
  if (!offersReusable || deliverType === 'table') return null
  return (
    <div className="tick">
      <label className="tick__label">
        <input
          type="checkbox"
          name="reusable"
          checked={form.reusable}
          onChange={({ target }) => update({ reusable: target.checked })}
        />
        <span>
          {reusableDeposit > 0
            ? t('Reusable packaging at the same price, {deposit} deposit', {
                deposit: money(reusableDeposit),
              })
            : t('Reusable packaging at the same price')}{' '}
          <span className="field__mark">{t('(optional)')}</span>
        </span>
      </label>
      {form.reusable && reusableDeposit > 0 && (
        <p className="field__hint">{t('You get the deposit back when you return the containers.')}</p>
      )}
    </div>
  )
}
