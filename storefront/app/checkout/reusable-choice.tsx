import { useWords } from '#ui/words.tsx'
import { useShop } from '../use-shop.ts'
import type { Checkout } from './use-checkout.ts'

/** Reusable packaging at the same price, for the whole order (ux.md R-V1); nobody needs any at a table. */
export function ReusableChoice({ checkout }: { checkout: Checkout }) {
  const { t } = useWords()
  const { REUSABLE_PACKAGING } = useShop().settings
  const { draft, update } = checkout
  if (REUSABLE_PACKAGING !== 'offer' || draft.deliverType === 'table') return null
  return (
    <div className="tick">
      <label className="tick__label">
        <input
          type="checkbox"
          name="reusable"
          checked={draft.reusable}
          onChange={({ target }) => update({ reusable: target.checked })}
        />
        <span>
          {t('Reusable packaging, at the same price; the deposit is paid and returned at handover')}{' '}
          <span className="field__mark">{t('(optional)')}</span>
        </span>
      </label>
    </div>
  )
}
