import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { type SocialProvider, updateMe, type User } from '#contract/accounts.ts'
import { ApiError } from '#contract/client.ts'
import { type AccountFields, profileIssues } from '#domain/accounts/account-fields.ts'
import { MIN_PASSWORD_LENGTH, TOAST_MS } from '#domain/limits.ts'
import { showToast } from '#ui/toasts.ts'
import { type I18n, useI18n } from '#ui/i18n.tsx'
import { browserApi } from '../http/browser-api.ts'
import { EmailField, FormField, PasswordField } from '../form/form-fields.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { LinkedLogins } from './linked-logins.tsx'
import { MyData } from './my-data.tsx'
import { type Sessions, SignedInDevices } from './signed-in-devices.tsx'
import { pathAfterChoosing } from './return-path.ts'
import { adopt } from './session-store.ts'
import { useForm } from '../form/use-form.ts'

type ProfilePageProps = {
  user: User
  providers: readonly SocialProvider[]
  /** A proven social identity that waits to be linked. */
  ticket: string | undefined
  sessions: Sessions
}

/** The profile (spec 2), and below it what the law gives everybody over their data (ux.md R-D5). */
export function ProfilePage({ user, providers, ticket, sessions }: ProfilePageProps) {
  const { t } = useI18n()
  return (
    <>
      <h1 tabIndex={-1}>{t('My Profile')}</h1>
      <ProfileForm user={user} />
      <LinkedLogins user={user} providers={providers} ticket={ticket} />
      <SignedInDevices sessions={sessions} />
      <MyData user={user} />
    </>
  )
}

function ProfileForm({ user }: { user: User }) {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  // A one-time password is used up: a new one has to be chosen.
  const after = pathAfterChoosing(useLocation().search)
  const mustChoose = after !== undefined
  useFocusOnPassword(mustChoose)
  // The server asks for it once the sign-in is a while ago.
  const [isProofNeeded, setIsProofNeeded] = useState(false)
  const form = useForm<AccountFields & { current_password: string }>({
    id: 'profile',
    keepAs: `profile ${user.id}`,
    initial: {
      name: user.name,
      email: user.email,
      phone: user.phone,
      password: '',
      password_confirmation: '',
      current_password: '',
    },
    names: {
      name: t('Name'),
      email: t('E-mail'),
      phone: t('Phone'),
      password: t('New password'),
      password_confirmation: t('New password again'),
      current_password: t('Current password'),
    },
    check: (fields) => profileIssues(fields, { isPasswordRequired: mustChoose }),
    async send(body) {
      const saved = await browserApi()(updateMe, { body }).catch((error: unknown) => {
        if (error instanceof ApiError && error.fields['current_password']) setIsProofNeeded(true)
        throw error
      })
      const { name, email, phone } = saved ?? body
      adopt({ ...(saved ?? user), name, email, phone })
      showToast({
        tone: 'success',
        text: t('Your profile has been updated'),
        duration: TOAST_MS,
      })
      setIsProofNeeded(false)
      form.reset({ name, email, phone, password: '', password_confirmation: '', current_password: '' })
      await revalidate()
      if (after) await navigate(after, { replace: true })
      return 'again'
    },
  })
  return (
    <section className="card" aria-label={t('My details')}>
      <FormFrame form={form} submit={t('Update Profile')}>
        <FormField form={form} name="name" autoComplete="name" autoCapitalize="words" />
        <div className="form__row">
          <EmailField form={form} name="email" />
          <FormField form={form} name="phone" type="tel" inputMode="tel" autoComplete="tel" />
        </div>
        <fieldset className="form__group">
          <legend>
            {user.hasPassword && !mustChoose ? t('Change the password') : t('Choose a password')}{' '}
            {!mustChoose && <span className="field__mark">{t('(optional)')}</span>}
          </legend>
          {mustChoose && (
            <p className="notice" role="alert">
              {t('Your one-time password is used up. Please choose a new password now.')}
            </p>
          )}
          <div className="form__row">
            <PasswordField
              form={form}
              name="password"
              optional={!mustChoose}
              autoComplete="new-password"
              hint={passwordHint(t, mustChoose)}
            />
            <PasswordField
              form={form}
              name="password_confirmation"
              optional={!mustChoose}
              autoComplete="new-password"
            />
          </div>
        </fieldset>
        {isProofNeeded && (
          <PasswordField form={form} name="current_password" autoComplete="current-password" />
        )}
      </FormFrame>
    </section>
  )
}

const passwordHint = (t: I18n['t'], mustChoose: boolean): string =>
  mustChoose
    ? t('At least {count} characters. A short sentence is easy to keep in mind.', {
        count: MIN_PASSWORD_LENGTH,
      })
    : t('At least {count} characters. Leave it empty to keep the old one.', { count: MIN_PASSWORD_LENGTH })

/** Focuses the new password, after the heading has had the focus of the change of page. */
function useFocusOnPassword(mustChoose: boolean): void {
  useEffect(() => {
    if (!mustChoose) return undefined
    const frame = requestAnimationFrame(() => document.getElementById('profile-password')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [mustChoose])
}
