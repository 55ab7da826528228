import { useState } from 'react'
import { Link } from 'react-router'
import { setStaffPassword } from '#contract/staff-members.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { AccessCard, textOf } from './access-card.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useFailureText } from './use-failure-text.ts'

/** Sets a new password by the link of a mail. */
export function SetPasswordPage({ restaurant, token }: { restaurant: string; token: string }) {
  const { t } = useI18n()
  const failureText = useFailureText()
  const form = useForm()
  const [isDone, setDone] = useState(false)

  async function set(fields: FormData): Promise<void> {
    const body = {
      password: textOf(fields, 'password'),
      password_confirmation: textOf(fields, 'password_confirmation'),
    }
    if (await form.submit(() => staffApi(setStaffPassword, { params: { token }, body }))) setDone(true)
  }

  return (
    <AccessCard
      restaurant={restaurant}
      title={t('New password')}
      alert={failureText(form.failure)}
      onSubmit={(fields) => void set(fields)}
    >
      {isDone ? (
        <p role="status">{t('The new password is set. All devices were signed out.')}</p>
      ) : (
        <>
          <NewPasswordFields form={form} />
          <Button type="submit" size="large" busy={form.isBusy}>
            {t('Set a new password')}
          </Button>
        </>
      )}
      <Link className="sign-in__link" to="/sign-in">
        {t('Sign in')}
      </Link>
    </AccessCard>
  )
}
