import { MIN_PASSWORD_LENGTH } from '#domain/limits.ts'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { Form } from '../http/use-form.ts'

/** A new password, typed twice. */
export function NewPasswordFields({ form }: { form: Form }) {
  const { t } = useI18n()
  return (
    <>
      <TextField
        label={t('New password')}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={t('At least {count} characters; long and easy to remember is better than short and odd.', {
          count: MIN_PASSWORD_LENGTH,
        })}
        error={form.issue('password')}
      />
      <TextField
        label={t('The new password once more')}
        name="password_confirmation"
        type="password"
        autoComplete="new-password"
        error={form.issue('password_confirmation')}
      />
    </>
  )
}
