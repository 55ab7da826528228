import { useRef } from 'react'
import { changeStaffPassword } from '#contract/staff-access.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { showToast } from '#ui/toasts.ts'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { textOf } from './access-card.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useFailureText } from './use-failure-text.ts'

const TOAST_MS = 5_000

/** Changes the own password; the other devices are signed out. */
export function PasswordSection() {
  const { t } = useI18n()
  const failureText = useFailureText()
  const form = useForm()
  const element = useRef<HTMLFormElement>(null)

  async function change(fields: FormData): Promise<void> {
    const body = {
      current_password: textOf(fields, 'current_password'),
      password: textOf(fields, 'password'),
      password_confirmation: textOf(fields, 'password_confirmation'),
    }
    if (!(await form.submit(() => staffApi(changeStaffPassword, { body })))) return
    element.current?.reset()
    showToast({ tone: 'success', text: t('The password was changed'), duration: TOAST_MS })
  }

  return (
    <section className="entry">
      <h2>{t('Password')}</h2>
      <form
        ref={element}
        className="answer-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void change(new FormData(event.currentTarget))
        }}
      >
        <p className="sign-in__alert" role="alert">
          {failureText(form.failure)}
        </p>
        <TextField
          label={t('Present password')}
          name="current_password"
          type="password"
          autoComplete="current-password"
          error={form.issue('current_password')}
          maxLength={200}
        />
        <NewPasswordFields form={form} />
        <Button type="submit" look="secondary" busy={form.isBusy}>
          {t('Change the password')}
        </Button>
      </form>
    </section>
  )
}
