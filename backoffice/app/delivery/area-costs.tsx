import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import type { AreaDocument } from '#contract/delivery.staff.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { cents, zero } from '#domain/money.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { PriceInput } from '../documents/price-input.tsx'

type AreaCostsProps = {
  area: AreaDocument
  errors: FieldErrors
  onChange: (part: Partial<AreaDocument>) => void
}

const AMOUNTS = ['minimumOrder', 'deliveryPrice', 'freeDeliveryThreshold'] as const
const MOST_STEPS = 20
const STEP = cents(1000)

/** What delivering to an area costs, and from which order on it is done at all. */
export function AreaCosts({ area, errors, onChange }: AreaCostsProps) {
  const { t } = useI18n()
  const names = {
    minimumOrder: t('Minimum order'),
    deliveryPrice: t('Delivery fee'),
    freeDeliveryThreshold: t('Free delivery from'),
  }
  const hints = {
    minimumOrder: t('Empty: any order'),
    deliveryPrice: t('Empty: free'),
    freeDeliveryThreshold: t('Empty: never free'),
  }
  return (
    <Card title={t('What it costs')}>
      <div className="facts">
        {AMOUNTS.map((field) => (
          <div key={field} className="field">
            <span className="field__label" aria-hidden="true">
              {names[field]}
            </span>
            <PriceInput
              label={names[field]}
              value={area[field] > 0 ? area[field] : null}
              error={errors[field]?.[0]}
              onChange={(amount) => onChange({ [field]: amount ?? zero })}
            />
            <p className="field__hint">{hints[field]}</p>
          </div>
        ))}
      </div>
      <FeeSteps area={area} errors={errors} onChange={onChange} />
    </Card>
  )
}

function FeeSteps({ area, errors, onChange }: AreaCostsProps) {
  const { t, money } = useI18n()
  const button = useRef<HTMLButtonElement>(null)
  const { feeSteps, deliveryPrice, freeDeliveryThreshold: free } = area
  const set = (steps: AreaDocument['feeSteps']) => onChange({ feeSteps: steps })
  const add = () => {
    if (feeSteps.length >= MOST_STEPS) return
    const from = cents(Math.max(0, ...feeSteps.map((step) => step.from)) + STEP)
    set([...feeSteps, { from, deliveryPrice: feeSteps.at(-1)?.deliveryPrice ?? deliveryPrice }])
  }
  return (
    <div className="part-list fee-steps">
      {feeSteps.length > 0 && (
        <table className="price-grid">
          <caption className="visually-hidden">{t('Fee steps')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('From goods worth')}</th>
              <th scope="col">{t('delivery costs')}</th>
              <th>
                <span className="visually-hidden">{t('Remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {feeSteps.map((step, at) => (
              // Steps have no names: the same place in the list is the same step until it is saved.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                {(['from', 'deliveryPrice'] as const).map((field) => (
                  <td key={field}>
                    <PriceInput
                      label={`${at + 1}. ${field === 'from' ? t('From goods worth') : t('delivery costs')}`}
                      value={step[field]}
                      isRequired
                      error={errors[`feeSteps.${at}.${field}`]?.[0]}
                      onChange={(amount) =>
                        set(feeSteps.with(at, { ...step, [field]: amount ?? step[field] }))
                      }
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    label={t('Remove step {number}', { number: at + 1 })}
                    icon={<X size={18} aria-hidden="true" />}
                    onClick={() => {
                      button.current?.focus()
                      set(feeSteps.toSpliced(at, 1))
                    }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Button ref={button} look="secondary" unavailable={feeSteps.length >= MOST_STEPS} onClick={add}>
        <Plus size={20} aria-hidden="true" />
        {t('Add a fee step')}
      </Button>
      {free > 0 && feeSteps.some(({ from }) => from >= free) && (
        <p className="edit-card__hint" role="status">
          {t('From {amount} on delivery is free, so a step from there on never counts.', {
            amount: money(free),
          })}
        </p>
      )}
      {feeSteps.length === 0 && (
        <p className="edit-card__hint">
          {t('With steps, bigger orders are brought for less: from 20 € for 1 €, from 30 € for nothing.')}
        </p>
      )}
    </div>
  )
}
