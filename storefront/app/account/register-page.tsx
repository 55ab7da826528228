import { Link, useLocation, useNavigate } from 'react-router'
import { register, type SocialProvider } from '#contract/accounts.ts'
import type { Picture } from '#contract/media.ts'
import { registerIssues } from '#domain/accounts/account-fields.ts'
import { MIN_PASSWORD_LENGTH, TOAST_MS } from '#domain/limits.ts'
import { showToast } from '#ui/toasts.ts'
import { useI18n } from '#ui/i18n.tsx'
import { browserApi } from '../http/browser-api.ts'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField, FormField, FormTick, PasswordField } from '../form/form-fields.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { LegalText } from './legal-text.tsx'
import { keepReturn } from './return-path.ts'
import { SocialButtons } from './social-buttons.tsx'
import type { SocialGuest } from './social.server.ts'
import { useForm } from '../form/use-form.ts'
import { useVisitorsOnly } from './use-visitors-only.ts'

type RegisterPageProps = {
  social: SocialGuest | undefined
  providers: readonly SocialProvider[]
  pictures: readonly Picture[]
}

/**
 * The page to open an account (spec 5). Guests with a proven social identity find name and e-mail filled in and need
 * no password (spec 4).
 */
export function RegisterPage({ social, providers, pictures }: RegisterPageProps) {
  const { t } = useI18n()
  const { search } = useLocation()
  useVisitorsOnly()
  return (
    <AuthFrame
      pictures={pictures}
      title={t('Pull up a chair')}
      text={
        social
          ? t('One more step and your account is ready.')
          : t('With an account you order faster, keep your addresses and see your orders.')
      }
    >
      <RegisterForm key={social?.socialId} social={social} />
      {!social && <SocialButtons providers={providers} />}
      <footer className="auth__foot">
        <p>
          {t('Already have an account?')} <Link to={`/login${keepReturn(search)}`}>{t('Log in')}</Link>
        </p>
      </footer>
    </AuthFrame>
  )
}

function RegisterForm({ social }: { social: SocialGuest | undefined }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { search } = useLocation()
  const isEmailKnown = social !== undefined && social.email !== ''
  const form = useForm({
    id: 'register',
    keepAs: 'register',
    initial: {
      name: social?.name ?? '',
      email: social?.email ?? '',
      phone: '',
      password: '',
      password_confirmation: '',
      terms: false,
    },
    names: {
      name: t('Name'),
      email: t('E-mail'),
      phone: t('Phone'),
      password: t('Password'),
      password_confirmation: t('Password again'),
      terms: t('Terms'),
    },
    check: (values) => registerIssues(values, social && { isEmailKnown }),
    async send(values) {
      await browserApi()(register, {
        body: {
          ...values,
          ...(social && {
            socialId: social.socialId,
            socialName: social.socialName,
            socialTicket: social.socialTicket,
          }),
        },
      })
      showToast({
        tone: 'success',
        text: t("You've successfully registered. You can login to continue"),
        duration: TOAST_MS,
      })
      await navigate(`/login${keepReturn(search)}`)
    },
  })
  return (
    <FormFrame form={form} submit={t('Register')}>
      <FormField form={form} name="name" autoComplete="name" autoCapitalize="words" />
      {!isEmailKnown && <EmailField form={form} name="email" />}
      <FormField
        form={form}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={t('For questions about your orders only')}
      />
      {!social && (
        <>
          <PasswordField
            form={form}
            name="password"
            autoComplete="new-password"
            hint={t('At least {count} characters. A short sentence is easy to keep in mind.', {
              count: MIN_PASSWORD_LENGTH,
            })}
          />
          <PasswordField form={form} name="password_confirmation" autoComplete="new-password" />
        </>
      )}
      <FormTick form={form} name="terms" required>
        <LegalText />
      </FormTick>
    </FormFrame>
  )
}
