import { useState } from 'react'
import { removeAuthenticator, renewRecoveryCodes } from '#contract/staff-second-factor.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { textOf } from './access-card.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { useFailureText } from './use-failure-text.ts'

type ProvePasswordProps = { task: 'renew' | 'remove'; onChanged: () => void; onClose: () => void }

/** Renews the recovery codes, or removes the second step, after the own password. */
export function ProvePassword({ task, onChanged, onClose }: ProvePasswordProps) {
  const { t } = useI18n()
  const failureText = useFailureText()
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
    <form
      className="answer-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(textOf(new FormData(event.currentTarget), 'password'))
      }}
    >
      <p className="sign-in__alert" role="alert">
        {failureText(form.failure)}
      </p>
      <TextField
        label={t('Present password')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={form.issue('password')}
        maxLength={200}
      />
      <Button type="submit" size="large" busy={form.isBusy}>
        {task === 'renew' ? t('New recovery codes') : t('Remove the second step')}
      </Button>
    </form>
  )
}
