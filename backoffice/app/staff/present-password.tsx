import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { Form } from '../http/use-form.ts'

/** The own password, asked for again before something that only its owner may do. */
export function PresentPassword({ form, name }: { form: Form; name: string }) {
  const { t } = useI18n()
  return (
    <TextField
      label={t('Present password')}
      name={name}
      type="password"
      autoComplete="current-password"
      error={form.issue(name)}
    />
  )
}
