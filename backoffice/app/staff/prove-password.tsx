import { useState } from 'react'
import { removeAuthenticator, renewRecoveryCodes } from '#contract/staff-second-factor.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { PresentPassword } from './present-password.tsx'
import { StaffForm } from './staff-form.tsx'
import { textOf } from './access-card.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

type ProvePasswordProps = { task: 'renew' | 'remove'; onChanged: () => void; onClose: () => void }

/** Renews the recovery codes, or removes the authenticator app, after the own password. */
export function ProvePassword({ task, onChanged, onClose }: ProvePasswordProps) {
  const { t } = useI18n()
  const form = useForm()
  const [codes, setCodes] = useState<readonly string[]>()

  async function send(password: string): Promise<void> {
    const body = { password }
    if (task === 'renew') {
      const done = await form.submit(() => staffApi(renewRecoveryCodes, { body }))
      if (!done) return
      setCodes(done.answer.recoveryCodes)
    } else {
      if (!(await form.submit(() => staffApi(removeAuthenticator, { body })))) return
      onClose()
    }
    onChanged()
  }

  if (codes) return <RecoveryCodeList codes={codes} onClose={onClose} />
  return (
    <StaffForm failure={form.failure} onSubmit={(fields) => void send(textOf(fields, 'password'))}>
      <PresentPassword form={form} name="password" />
      <Button type="submit" size="large" busy={form.isBusy}>
        {task === 'renew' ? t('New recovery codes') : t('Remove the authenticator app')}
      </Button>
    </StaffForm>
  )
}
