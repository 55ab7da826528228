import { Banknote, CreditCard } from 'lucide-react'
import type { PaymentProvider } from '#contract/checkout.ts'
import { useI18n } from '#ui/i18n.tsx'
import { ClosingBlock } from './block.tsx'
import { errorIdOf, FieldError } from './field-error.tsx'
import { anchorOf } from './field-issues.ts'
import { RadioCard } from './radio-card.tsx'
import type { Checkout } from './use-checkout.ts'
import { hasCardIcon } from './way-to-pay.ts'

/** The ways to pay as tiles, chosen before the order button and never part of it (ux.md R-C1). */
export function PaymentBlock({ checkout }: { checkout: Checkout }) {
  const { t } = useI18n()
  const { providers, isProviderGone, paymentType, update, errors } = checkout
  const only = providers.length === 1 && !isProviderGone ? providers[0] : undefined
  const error = errors.shown.paymentType
  const chosen = providers.find(({ id }) => id === paymentType)
  return (
    <ClosingBlock
      name="payment"
      blocks={checkout.blocks}
      number={4}
      title={t('Payment')}
      summary={[chosen && t(chosen.name)]}
    >
      {only && (
        <p className="radio-card radio-card--info">
          <PaymentIcon provider={only} />
          <span className="radio-card__words">
            <span className="radio-card__title">{only.name}</span>
            <span className="radio-card__text">{only.description}</span>
          </span>
        </p>
      )}
      {providers.length === 0 && <p className="notice">{t('No way to pay is offered for this.')}</p>}
      {isProviderGone && providers.length > 0 && (
        <p className="notice" role="alert">
          {t('The way to pay that you chose is not offered any more. Please choose another one.')}
        </p>
      )}
      {providers.length > 0 && !only && (
        <fieldset
          className="fields"
          id={anchorOf('paymentType')}
          aria-describedby={errorIdOf('paymentType', error)}
        >
          <legend className="visually-hidden">
            {t('Payment')} {t('(required)')}
          </legend>
          <div className="fields__cards fields__cards--wide">
            {providers.map((provider) => (
              <RadioCard
                key={provider.id}
                name="paymentType"
                value={provider.id}
                isChosen={paymentType === provider.id}
                onChoose={() => {
                  update({ paymentType: provider.id })
                  errors.changed('paymentType')
                }}
                icon={<PaymentIcon provider={provider} />}
                title={provider.name}
                text={provider.description}
              />
            ))}
          </div>
          <FieldError field="paymentType" error={error} />
        </fieldset>
      )}
    </ClosingBlock>
  )
}

function PaymentIcon({ provider }: { provider: PaymentProvider }) {
  const Icon = hasCardIcon(provider) ? CreditCard : Banknote
  return <Icon size={24} strokeWidth={1.8} aria-hidden="true" />
}
