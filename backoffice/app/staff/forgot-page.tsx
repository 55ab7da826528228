import { useState } from 'react'
import { Link } from 'react-router'
import { forgetStaffPassword } from '#contract/staff-members.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { AccessCard, textOf } from './access-card.tsx'
import { useFailureText } from './use-failure-text.ts'

/** Asks for a link that sets a new password. */
export function ForgotPage({ restaurant }: { restaurant: string }) {
  const { t } = useI18n()
  const failureText = useFailureText()
  const form = useForm()
  const [isSent, setSent] = useState(false)

  async function request(fields: FormData): Promise<void> {
    const body = { email: textOf(fields, 'email') }
    if (await form.submit(() => staffApi(forgetStaffPassword, { body }))) setSent(true)
  }

  return (
    <AccessCard
      restaurant={restaurant}
      title={t('Password forgotten')}
      alert={failureText(form.failure)}
      onSubmit={(fields) => void request(fields)}
    >
      {isSent ? (
        <p role="status">
          {t(
            'If somebody works here with this address, a mail with a link is on its way. It is valid for an hour.',
          )}
        </p>
      ) : (
        <>
          <TextField
            label={t('E-mail')}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            error={form.issue('email')}
            required
          />
          <Button type="submit" size="large" busy={form.isBusy}>
            {t('Send the link')}
          </Button>
        </>
      )}
      <Link className="sign-in__link" to="/sign-in">
        {t('Back to sign-in')}
      </Link>
    </AccessCard>
  )
}
