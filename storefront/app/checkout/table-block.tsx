import { Utensils } from 'lucide-react'
import { messages } from '#domain/messages.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Block } from './block.tsx'
import { errorIdOf, FieldError } from './field-error.tsx'
import { anchorOf } from './field-issues.ts'
import type { Checkout } from './use-checkout.ts'

/** Where a guest at a table gets the food: there, and as soon as it is ready. Nothing is to be chosen. */
export function TableBlock({ checkout, name }: { checkout: Checkout; name: string }) {
  const { t } = useI18n()
  const { times, haveTimesFailed, refreshTimes, errors } = checkout
  const [from, to] = times?.now.minutes ?? []
  const error = errors.shown.deliverType ?? errors.shown.deliverAt ?? errors.shown.deliverDate
  const errorId = errorIdOf('deliverType', error)
  return (
    <Block number={1} title={t('At the table')}>
      <p
        className="radio-card radio-card--info"
        id={anchorOf('deliverType')}
        aria-describedby={errorId}
        tabIndex={-1}
      >
        <Utensils size={24} strokeWidth={1.8} aria-hidden="true" />
        <span
          className="radio-card__words"
          id={anchorOf('deliverAt')}
          aria-describedby={errorId}
          tabIndex={-1}
        >
          <span className="radio-card__title">{name}</span>
          <span className="radio-card__text">
            {times && !times.now.available
              ? t(times.now.reason ?? messages.closed)
              : from && t('We bring it in about {from}–{to} min', { from, to: to ?? from })}
          </span>
        </span>
      </p>
      <FieldError field="deliverType" error={error && t(error)} />
      {haveTimesFailed && !times && (
        <div className="notice" role="alert">
          <p>{t('The times could not be loaded.')}</p>
          <Button look="secondary" onClick={refreshTimes}>
            {t('Try again')}
          </Button>
        </div>
      )}
    </Block>
  )
}
