import { Link, useLocation, useNavigate } from 'react-router'
import type { SocialProvider } from '#contract/accounts.ts'
import type { Picture } from '#contract/media.ts'
import { loginIssues } from '#domain/accounts/account-fields.ts'
import { useI18n } from '#ui/i18n.tsx'
import { showToast } from '#ui/toasts.ts'
import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField, PasswordField } from '../form/form-fields.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { choosePasswordPath, keepReturn, returnPath } from './return-path.ts'
import { signIn } from './sign-in.ts'
import { SocialButtons } from './social-buttons.tsx'
import { socialFailure } from './social-failure.ts'
import { useForm } from '../form/use-form.ts'
import { useVisitorsOnly } from './use-visitors-only.ts'

type LoginPageProps = { providers: readonly SocialProvider[]; pictures: readonly Picture[] }

/** The page to sign in. The cart of the guest stays. */
export function LoginPage({ providers, pictures }: LoginPageProps) {
  const { t } = useI18n()
  const shop = useShop()
  const navigate = useNavigate()
  const { search } = useLocation()
  const leave = useVisitorsOnly()
  const ticket = new URLSearchParams(search).get('link')
  const failure = socialFailure(search, t)
  const form = useForm({
    id: 'login',
    initial: { email: '', password: '' },
    names: { email: t('E-mail'), password: t('Password') },
    check: loginIssues,
    async send(body) {
      const { mustChoosePassword, hasLinkFailed } = await signIn(body, ticket, leave)
      if (hasLinkFailed) {
        const text = t('You are logged in, but both could not be linked. You can try again in My Profile')
        showToast({ tone: 'error', text, duration: 0 })
      }
      const path = mustChoosePassword ? choosePasswordPath(search) : returnPath(search)
      await navigate(path, { replace: true })
    },
  })
  const kept = keepReturn(search)
  const comesFromCheckout = returnPath(search) === '/checkout'
  return (
    <AuthFrame
      pictures={pictures}
      title={t('Good to see you')}
      text={
        comesFromCheckout
          ? t('Log in and your order goes on where it was. Your cart stays as it is.')
          : t('Log in for your addresses, your orders and your points.')
      }
    >
      {failure && (
        <p className="notice notice--wrong" role="alert">
          {failure}
        </p>
      )}
      {ticket && (
        <p className="notice">
          {t(
            'There is already an account with this e-mail address. Log in once with its password to link both.',
          )}
        </p>
      )}
      <FormFrame
        form={form}
        submit={t('Log in')}
        beside={
          <Link className="form__link" to={`/reset-password${kept}`}>
            {t('Forgot your password?')}
          </Link>
        }
      >
        <EmailField form={form} name="email" autoComplete="username" />
        <PasswordField form={form} name="password" autoComplete="current-password" />
      </FormFrame>
      <SocialButtons providers={providers} />
      <footer className="auth__foot">
        {isOn(shop, 'ALLOW_REGISTRATION') && (
          <p>
            {t('No account yet?')} <Link to={`/register${kept}`}>{t('Register')}</Link>
          </p>
        )}
        {comesFromCheckout && isOn(shop, 'ALLOW_GUEST_CHECKOUT') && (
          <p>
            <Link to="/checkout">{t('Checkout as Guest')}</Link>
          </p>
        )}
      </footer>
    </AuthFrame>
  )
}
