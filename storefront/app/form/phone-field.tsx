import { useRef } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { FormField } from './form-fields.tsx'
import type { Form, FormValues } from './use-form.ts'
import { useShop } from '../shop/use-shop.ts'

/** The values of a form with a phone number; `rejectedPhone` is what was last taken away as no number. */
export type PhoneValues = FormValues & { phone: string; rejectedPhone: string }

const loadParser = () => import('./parse-phone.ts').then((module) => module.parsePhone)

/**
 * A phone number in the national format of the restaurant's country. Left with something that is no number it is
 * emptied, and the message quotes what stood there (spec 5, ux.md A-27).
 */
export function PhoneField({ form, hint }: { form: Form<PhoneValues>; hint?: string }) {
  const { t } = useI18n()
  const { COUNTRY } = useShop().settings
  const typed = useRef('')
  typed.current = form.values.phone

  const check = async () => {
    const text = form.values.phone.trim()
    if (text === '') return
    // Without the parser the number stays as typed, and the server validates it.
    const parse = await loadParser().catch(() => undefined)
    if (!parse || typed.current.trim() !== text) return
    const parsed = parse(text, COUNTRY)
    form.set('phone', parsed ?? '')
    form.set('rejectedPhone', parsed ? '' : text)
    if (!parsed) form.say('phone', rejectedPhoneText(text, t))
  }

  return (
    <FormField
      form={form}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint={hint}
      onFocus={() => void loadParser().catch(() => {})}
      onBlur={() => void check()}
    />
  )
}

/** What is said about something that is no phone number. */
export const rejectedPhoneText = (
  text: string,
  t: (text: string, params: { phone: string }) => string,
): string =>
  t('“{phone}” is not a valid phone number. Please enter it again, for example 030 1234567', { phone: text })
