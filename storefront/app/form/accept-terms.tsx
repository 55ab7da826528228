import { useI18n } from '#ui/i18n.tsx'
import { FormTick } from './form-fields.tsx'
import type { Form, FormValues } from './use-form.ts'
import { useShop } from '../shop/use-shop.ts'

/** The terms to be ticked, and below them the terms and the privacy notice to be read (spec 5, ux.md R-C5, R-D3). */
export function AcceptTerms({ form }: { form: Form<FormValues & { terms: boolean }> }) {
  const { t } = useI18n()
  const { legal } = useShop()
  const pages = [
    [legal.TERMS_AND_CONDITIONS, t('Terms and conditions')],
    [legal.PRIVACY_POLICY, t('Notes on data protection')],
  ] as const
  return (
    <div className="form__terms">
      <FormTick form={form} name="terms" required>
        {t('I read and accept the below terms')}
      </FormTick>
      <ul className="form__links">
        {pages.map(
          ([page, name]) =>
            page && (
              <li key={page.slug}>
                <a href={`/pages/${page.slug}`} target="_blank" rel="noopener">
                  {name}
                  <span className="visually-hidden"> ({t('opens in a new tab')})</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
