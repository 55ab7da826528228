import type { InputHTMLAttributes } from 'react'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Block, ClosingBlock } from './block.tsx'
import { anchorOf } from './field-issues.ts'
import { KnownContact } from './known-contact.tsx'
import type { Checkout } from './use-checkout.ts'

type Texts = 'email' | 'name' | 'phone' | 'address'

/** Contact details and, for a delivery, the address (ux.md 1.7: five required fields at most). */
export function ContactBlock({ checkout }: { checkout: Checkout }) {
  const { t } = useI18n()
  const { form, filled, update, errors, deliverType, askedFields, address, asksStreet } = checkout
  const field = (name: Texts, label: string, hint: string, input: InputHTMLAttributes<HTMLInputElement>) => (
    <TextField
      {...input}
      id={anchorOf(name)}
      name={name}
      label={label}
      mark={t('(required)')}
      hint={hint}
      error={errors.shown[name]}
      value={form[name]}
      aria-required="true"
      enterKeyHint="next"
      onChange={({ target }) => {
        update({ [name]: target.value })
        errors.changed(name)
      }}
      onBlur={() => errors.left(name)}
    />
  )
  if (deliverType === 'table') {
    return (
      <Block number={2} title={t('Contact')}>
        <TextField
          id={anchorOf('name')}
          name="name"
          label={t('Name')}
          mark={t('(optional)')}
          hint={t('So that we know whom we serve')}
          value={form.name}
          autoComplete="name"
          autoCapitalize="words"
          onChange={({ target }) => update({ name: target.value })}
        />
      </Block>
    )
  }
  const isDelivery = deliverType === 'delivery'
  return (
    <ClosingBlock
      name="contact"
      blocks={checkout.blocks}
      number={2}
      title={isDelivery ? t('Contact & address') : t('Contact')}
      summary={[
        filled.name,
        filled.email,
        filled.phone,
        isDelivery && !address && asksStreet && filled.address,
        isDelivery && !address && filled.extras,
      ]}
    >
      <KnownContact checkout={checkout} />
      <div className="block__fields">
        {askedFields.email &&
          field('email', t('E-mail'), t('Your confirmation goes there'), {
            type: 'email',
            inputMode: 'email',
            autoComplete: 'email',
            autoCapitalize: 'none',
            spellCheck: false,
          })}
        {askedFields.name && field('name', t('Name'), '', { autoComplete: 'name', autoCapitalize: 'words' })}
        {askedFields.phone &&
          field(
            'phone',
            t('Phone'),
            isDelivery ? t('For questions at the door only') : t('For questions only'),
            {
              type: 'tel',
              inputMode: 'tel',
              autoComplete: 'tel',
            },
          )}
        {isDelivery && !address && (
          <>
            {asksStreet &&
              field('address', t('Street and number'), '', {
                autoComplete: 'address-line1',
                autoCapitalize: 'words',
              })}
            <TextField
              id="checkout-extras"
              name="extras"
              label={t('Floor, doorbell')}
              mark={t('(optional)')}
              autoComplete="address-line2"
              value={form.extras}
              onChange={({ target }) => update({ extras: target.value })}
            />
          </>
        )}
      </div>
    </ClosingBlock>
  )
}
