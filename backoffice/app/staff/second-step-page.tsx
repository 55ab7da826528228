import { useEffect, useRef } from 'react'
import { finishStaffSignIn } from '#contract/staff-second-factor.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { AccessCard, textOf } from './access-card.tsx'
import { useFailureText } from './use-failure-text.ts'

type SecondStepPageProps = {
  restaurant: string
  /** What the first step has proved. */
  step: string
  onSignedIn: () => void
  onBack: () => void
}

/** The code of the authenticator app, after the password. */
export function SecondStepPage({ restaurant, step, onSignedIn, onBack }: SecondStepPageProps) {
  const { t } = useI18n()
  const failureText = useFailureText()
  const form = useForm()
  const field = useRef<HTMLInputElement>(null)
  // The password has just been typed: what is typed next is the code.
  useEffect(() => field.current?.focus(), [])

  async function finish(fields: FormData): Promise<void> {
    const body = { step, code: textOf(fields, 'code') }
    if (await form.submit(() => staffApi(finishStaffSignIn, { body }))) onSignedIn()
  }

  return (
    <AccessCard
      restaurant={restaurant}
      title={t('Second step')}
      alert={failureText(form.failure, { 'signed-out': t('That took too long. Please sign in again') })}
      onSubmit={(fields) => void finish(fields)}
    >
      <TextField
        label={t('Code of the authenticator app')}
        name="code"
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="none"
        spellCheck={false}
        ref={field}
        hint={t('Six digits, or one of the recovery codes.')}
        error={form.issue('code')}
        maxLength={40}
      />
      <Button type="submit" size="large" busy={form.isBusy}>
        {t('Sign in')}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {t('Back to sign-in')}
      </Button>
    </AccessCard>
  )
}
