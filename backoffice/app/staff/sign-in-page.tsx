import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { signInStaff } from '#contract/staff.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { signedIn } from '../http/signed-in.ts'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { AccessCard, textOf } from './access-card.tsx'
import { SecondStepPage } from './second-step-page.tsx'
import { useFailureText } from './use-failure-text.ts'

/** E-mail and password of a member of staff. */
export function SignInPage({ restaurant }: { restaurant: string }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const form = useForm()

  const [step, setStep] = useState<string>()

  async function signIn(fields: FormData): Promise<void> {
    const body = { email: textOf(fields, 'email'), password: textOf(fields, 'password') }
    const done = await form.submit(() => staffApi(signInStaff, { body }))
    if (!done) return
    if ('step' in done.answer) setStep(done.answer.step)
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
        onSignedIn={() => void enter()}
        onBack={() => setStep(undefined)}
      />
    )
  }

  return (
    <AccessCard
      restaurant={restaurant}
      title={t('Sign in')}
      alert={failureText(form.failure, { 'signed-out': t('E-mail or password is wrong') })}
      onSubmit={(fields) => void signIn(fields)}
    >
      <TextField
        label={t('E-mail')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={form.issue('email')}
        required
        maxLength={254}
      />
      <TextField
        label={t('Password')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={form.issue('password')}
        required
        maxLength={200}
      />
      <Button type="submit" size="large" busy={form.isBusy}>
        {form.isBusy ? t('Signing in …') : t('Sign in')}
      </Button>
      <Link className="sign-in__link" to="/forgot-password">
        {t('Password forgotten')}
      </Link>
    </AccessCard>
  )
}
