import type { ReactNode } from 'react'
import { useShop } from '../shop/use-shop.ts'
import { useI18n } from '#ui/i18n.tsx'
import { anchorOf } from './field-issues.ts'
import { LinkedText } from '../i18n/linked-text.tsx'
import type { Checkout } from './use-checkout.ts'

/** The age and the terms, both to be ticked by the guest (ux.md R-F7, R-C5). */
export function Agreements({ checkout }: { checkout: Checkout }) {
  const { t } = useI18n()
  const { legal } = useShop()
  const { form, update, errors, minAge } = checkout
  const page = (slug: string | undefined) => (text: string) =>
    slug === undefined ? (
      text
    ) : (
      <a href={`/pages/${slug}`} target="_blank" rel="noopener">
        {text}
        <span className="visually-hidden"> ({t('opens in a new tab')})</span>
      </a>
    )
  return (
    <div className="agreements">
      {minAge !== undefined && (
        <Checkbox
          field="ageConfirmed"
          isChecked={form.confirmedAge >= minAge}
          error={errors.shown.ageConfirmed}
          onChange={(isChecked) => {
            update({ confirmedAge: isChecked ? minAge : 0 })
            errors.changed('ageConfirmed')
          }}
        >
          {t('I am at least {age} years old. We check an ID when we hand over the order.', { age: minAge })}
        </Checkbox>
      )}
      <Checkbox
        field="terms"
        isChecked={form.terms}
        error={errors.shown.terms}
        onChange={(terms) => {
          update({ terms })
          errors.changed('terms')
        }}
      >
        <LinkedText
          text={t('Our <0>terms</0> apply. Notes on data protection: <1>privacy notice</1>.')}
          wrappers={[page(legal.TERMS_AND_CONDITIONS?.slug), page(legal.PRIVACY_POLICY?.slug)]}
        />
      </Checkbox>
    </div>
  )
}

type CheckboxProps = {
  field: 'ageConfirmed' | 'terms'
  isChecked: boolean
  error: string | undefined
  onChange: (isChecked: boolean) => void
  children: ReactNode
}

function Checkbox({ field, isChecked, error, onChange, children }: CheckboxProps) {
  const { t } = useI18n()
  const id = anchorOf(field)
  return (
    <div className="tick">
      <label className="tick__label">
        <input
          type="checkbox"
          id={id}
          name={field}
          checked={isChecked}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>
          {children} <span className="field__mark">{t('(required)')}</span>
        </span>
      </label>
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
