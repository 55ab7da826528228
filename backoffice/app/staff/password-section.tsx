import { changeStaffPassword } from '#contract/staff-access.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { showToast } from '#ui/toasts.ts'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { PresentPassword } from './present-password.tsx'
import { StaffForm } from './staff-form.tsx'
import { textOf } from './access-card.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

const TOAST_MS = 5_000

/** Changes the own password; the other devices are signed out. */
export function PasswordSection() {
  const { t } = useI18n()
  const form = useForm()

  async function change(fields: FormData, element: HTMLFormElement): Promise<void> {
    const body = {
      current_password: textOf(fields, 'current_password'),
      password: textOf(fields, 'password'),
      password_confirmation: textOf(fields, 'password_confirmation'),
    }
    if (!(await form.submit(() => staffApi(changeStaffPassword, { body })))) return
    element.reset()
    showToast({ tone: 'success', text: t('The password was changed'), duration: TOAST_MS })
  }

  return (
    <section className="entry">
      <h2>{t('Password')}</h2>
      <StaffForm failure={form.failure} onSubmit={(fields, element) => void change(fields, element)}>
        <PresentPassword form={form} name="current_password" />
        <NewPasswordFields form={form} />
        <Button type="submit" look="secondary" busy={form.isBusy}>
          {t('Change the password')}
        </Button>
      </StaffForm>
    </section>
  )
}
