import { removePasskey } from '#contract/staff-passkeys.ts'
import type { Passkey } from '#contract/staff-second-factor.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { textOf } from './access-card.tsx'
import { PresentPassword } from './present-password.tsx'
import { StaffForm } from './staff-form.tsx'

type RemovePasskeyProps = { passkey: Passkey; onRemoved: () => void; onClose: () => void }

/** Removes a passkey after the own password. */
export function RemovePasskey({ passkey, onRemoved, onClose }: RemovePasskeyProps) {
  const { t } = useI18n()
  const form = useForm()

  async function remove(password: string): Promise<void> {
    const call = () => staffApi(removePasskey, { params: { id: passkey.id }, body: { password } })
    if (!(await form.submit(call))) return
    onRemoved()
    onClose()
  }

  return (
    <StaffForm failure={form.failure} onSubmit={(fields) => void remove(textOf(fields, 'password'))}>
      <p>{t('It no longer signs in here. On the device it can be deleted too.')}</p>
      <PresentPassword form={form} name="password" />
      <Button type="submit" size="large" busy={form.isBusy}>
        {t('Remove')}
      </Button>
    </StaffForm>
  )
}
