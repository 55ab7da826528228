import { Check } from 'lucide-react'
import { useI18n } from '#ui/i18n.tsx'
import type { MinimumState } from './use-minimum-order.ts'

/** How much is missing to the minimum order: amber until it is reached, then green (ux.md 1.6, U-22). */
export function MinimumLine({ minimum }: { minimum: MinimumState }) {
  const { t, money } = useI18n()
  const { state, missing, from, to } = minimum
  const range =
    from === to
      ? t('Minimum order {amount}', { amount: money(to) })
      : t('Minimum order {from} to {to}, depending on the address', { from: money(from), to: money(to) })
  if (state !== 'missing') {
    return (
      <p className={`minimum minimum--${state}`}>
        {state === 'reached' ? (
          <>
            <Check size={18} strokeWidth={2.6} aria-hidden="true" />
            {t('Minimum order reached')}
          </>
        ) : (
          range
        )}
      </p>
    )
  }
  return (
    <div className="minimum minimum--missing">
      <p className="minimum__text">
        {t('{amount} more until the minimum order', { amount: money(missing) })}
      </p>
      <div className="minimum__bar" aria-hidden="true">
        <div style={{ transform: `scaleX(${1 - missing / from})` }} />
      </div>
      <p className="minimum__note">{range}</p>
    </div>
  )
}
