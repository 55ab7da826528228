import { useEffect, useRef } from 'react'
import type { SecondStep } from '#contract/staff.ts'
import { finishStaffSignIn } from '#contract/staff-second-factor.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { AccessCard, textOf } from './access-card.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useFailureText } from './use-failure-text.ts'
import type { PasskeySignIn } from './use-passkey-sign-in.ts'

type SecondStepPageProps = {
  restaurant: string
  /** What the first step has proved, and what may follow. */
  step: SecondStep
  passkey: PasskeySignIn
  onSignedIn: () => void
  onBack: () => void
}

/** The code of the authenticator app after the password, or a passkey. */
export function SecondStepPage({ restaurant, step, passkey, onSignedIn, onBack }: SecondStepPageProps) {
  const { t } = useI18n()
  const failureText = useFailureText()
  const form = useForm()
  const field = useRef<HTMLInputElement>(null)
  // The password has just been typed: what is typed next is the code.
  useEffect(() => field.current?.focus(), [])

  async function finish(fields: FormData): Promise<void> {
    const body = { step: step.step, code: textOf(fields, 'code') }
    if (await form.submit(() => staffApi(finishStaffSignIn, { body }))) onSignedIn()
  }

  return (
    <AccessCard
      restaurant={restaurant}
      title={t('Second step')}
      alert={
        failureText(form.failure, { 'signed-out': t('That took too long. Please sign in again') }) ??
        failureText(passkey.failure, {
          'signed-out': t('This passkey was not accepted. Please sign in with the password'),
        })
      }
      onSubmit={(fields) => void finish(fields)}
    >
      <TextField
        label={step.hasApp ? t('Code of the authenticator app') : t('Recovery code')}
        name="code"
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="none"
        spellCheck={false}
        ref={field}
        hint={step.hasApp ? t('Six digits, or one of the recovery codes.') : undefined}
        error={form.issue('code')}
      />
      <Button type="submit" size="large" busy={form.isBusy}>
        {t('Sign in')}
      </Button>
      {step.hasPasskey && <PasskeyButton passkey={passkey} />}
      <Button look="quiet" onClick={onBack}>
        {t('Back to sign-in')}
      </Button>
    </AccessCard>
  )
}
