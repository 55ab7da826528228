import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type SecondStep, signInStaff } from '#contract/staff.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { signedIn } from '../http/signed-in.ts'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { AccessCard, textOf } from './access-card.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { SecondStepPage } from './second-step-page.tsx'
import { useFailureText } from './use-failure-text.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

/** E-mail and password of a member of staff, or a passkey. */
export function SignInPage({ restaurant }: { restaurant: string }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const form = useForm()

  const [step, setStep] = useState<SecondStep>()
  const passkey = usePasskeySignIn(() => void enter())

  async function signIn(fields: FormData): Promise<void> {
    const body = { email: textOf(fields, 'email'), password: textOf(fields, 'password') }
    const done = await form.submit(() => staffApi(signInStaff, { body }))
    if (!done) return
    if ('step' in done.answer) setStep(done.answer)
    else await enter()
  }

  async function enter(): Promise<void> {
    signedIn.note()
    await navigate('/', { replace: true })
  }

  if (step !== undefined) {
    return (
      <SecondStepPage
        restaurant={restaurant}
        step={step}
        passkey={passkey}
        onSignedIn={() => void enter()}
        onBack={() => setStep(undefined)}
      />
    )
  }

  return (
    <AccessCard
      restaurant={restaurant}
      title={t('Sign in')}
      alert={
        failureText(form.failure, { 'signed-out': t('E-mail or password is wrong') }) ??
        failureText(passkey.failure, {
          'signed-out': t('This passkey was not accepted. Please sign in with the password'),
        })
      }
      onSubmit={(fields) => void signIn(fields)}
    >
      <TextField
        label={t('E-mail')}
        name="email"
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        error={form.issue('email')}
        required
      />
      <TextField
        label={t('Password')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={form.issue('password')}
        required
      />
      <Button type="submit" size="large" busy={form.isBusy}>
        {form.isBusy ? t('Signing in …') : t('Sign in')}
      </Button>
      <PasskeyButton passkey={passkey} />
      <Link className="sign-in__link" to="/forgot-password">
        {t('Password forgotten')}
      </Link>
    </AccessCard>
  )
}
