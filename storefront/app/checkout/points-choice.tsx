import { messages } from '#domain/messages.ts'
import { useI18n } from '#ui/i18n.tsx'
import { errorIdOf, FieldError } from './field-error.tsx'
import { anchorOf } from './field-issues.ts'
import type { Checkout } from './use-checkout.ts'

/** Paying with loyalty points as far as the rules allow; the rule is there to read, not hidden in a tooltip (ux.md G15). */
export function PointsChoice({ checkout }: { checkout: Checkout }) {
  const { t, money } = useI18n()
  const { points, usesPoints, update, errors } = checkout
  if (!points || points.balance <= 0) return null
  const id = anchorOf('useProfit')
  const error = errors.shown.useProfit
  return (
    <div className="tick points-choice">
      <label className="tick__label">
        <input
          type="checkbox"
          id={id}
          name="useProfit"
          checked={usesPoints}
          aria-disabled={points.blocked || undefined}
          aria-describedby={[`${id}-rule`, errorIdOf('useProfit', error)].filter(Boolean).join(' ')}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            if (points.blocked) return
            update({ useProfit: target.checked })
            errors.changed('useProfit')
          }}
        />
        <span>
          {points.blocked
            ? t('Use my points')
            : t('Use my points and save {amount}', { amount: money(points.usable) })}{' '}
          <span className="field__mark">{t('(optional)')}</span>
        </span>
      </label>
      <p className="points-choice__rule" id={`${id}-rule`}>
        {t('Your points are worth {amount}.', { amount: money(points.balance) })}{' '}
        {points.blocked
          ? t(messages.pointsBlocked)
          : points.usable < points.balance && t('One euro of the dishes always remains to be paid.')}
      </p>
      <FieldError field="useProfit" error={error} />
    </div>
  )
}
