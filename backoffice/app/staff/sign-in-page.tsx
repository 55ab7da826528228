import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { signInStaff } from '#contract/staff.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { signedIn } from '../http/signed-in.ts'
import { staffApi } from '../http/staff-api.ts'
import { type FailureKind, failureKindOf } from '../http/failure-kind.ts'

/** E-mail and password of a member of staff. */
export function SignInPage({ restaurant }: { restaurant: string }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<FailureKind>()
  const [isBusy, setBusy] = useState(false)

  async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setFailure(undefined)
    try {
      const body = { email: String(form.get('email')), password: String(form.get('password')) }
      await staffApi(signInStaff, { body })
      signedIn.note()
      await navigate('/', { replace: true })
    } catch (error) {
      setFailure(failureKindOf(error))
      setBusy(false)
    }
  }

  const sentences: Record<FailureKind, string> = {
    'signed-out': t('E-mail or password is wrong'),
    'too-many': t('Too many tries. Please wait 15 minutes'),
    offline: t('No connection. Please check the network of this device.'),
    forbidden: t('Something went wrong on our side. Please try again.'),
    conflict: t('Something went wrong on our side. Please try again.'),
    missing: t('Something went wrong on our side. Please try again.'),
    failed: t('Something went wrong on our side. Please try again.'),
  }
  return (
    <main className="sign-in">
      <title>{`${t('Sign in')} · ${restaurant}`}</title>
      <form className="sign-in__card" onSubmit={(event) => void signIn(event)}>
        <header>
          <p className="sign-in__restaurant">{restaurant}</p>
          <h1>{t('Sign in')}</h1>
        </header>
        <p className="sign-in__alert" role="alert">
          {failure && sentences[failure]}
        </p>
        <TextField
          label={t('E-mail')}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          maxLength={254}
        />
        <TextField
          label={t('Password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
        />
        <Button type="submit" size="large" busy={isBusy}>
          {isBusy ? t('Signing in …') : t('Sign in')}
        </Button>
      </form>
    </main>
  )
}
