import { Link, useLocation, useNavigate } from 'react-router'
import { login } from '#contract/accounts.ts'
import { loginProblems } from '#domain/accounts/account-fields.ts'
import { useWords } from '#ui/words.tsx'
import { browserApi } from '../browser-api.ts'
import { isOn } from '../shop.ts'
import { useShop } from '../use-shop.ts'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField, PasswordField } from '../form-fields.tsx'
import { FormFrame } from '../form-frame.tsx'
import { keepReturn, returnPath } from './return-path.ts'
import { startSession } from './session-store.ts'
import { SocialButtons } from './social-buttons.tsx'
import { useForm } from '../use-form.ts'
import { useVisitorsOnly } from './use-visitors-only.ts'

/** The page to sign in. The cart of the guest stays. */
export function LoginPage() {
  const { t } = useWords()
  const shop = useShop()
  const navigate = useNavigate()
  const { search } = useLocation()
  const leave = useVisitorsOnly()
  const form = useForm({
    id: 'login',
    initial: { email: '', password: '' },
    names: { email: t('E-mail'), password: t('Password') },
    check: loginProblems,
    async send(body) {
      await browserApi()(login, { body })
      leave()
      await startSession()
      await navigate(returnPath(search), { replace: true })
    },
  })
  const kept = keepReturn(search)
  const comesFromCheckout = returnPath(search) === '/checkout'
  return (
    <AuthFrame
      image="LOGIN_IMAGES"
      title={t('Good to see you')}
      text={
        comesFromCheckout
          ? t('Log in and your order goes on where it was. Your cart stays as it is.')
          : t('Log in for your addresses, your orders and your points.')
      }
    >
      <FormFrame
        form={form}
        submit={t('Log in')}
        beside={
          <Link className="form__link" to={`/reset-password${kept}`}>
            {t('Forgot your password?')}
          </Link>
        }
      >
        <EmailField form={form} name="email" autoComplete="username email" />
        <PasswordField form={form} name="password" autoComplete="current-password" />
      </FormFrame>
      {isOn(shop, 'ALLOW_SOCIAL_LOGIN') && <SocialButtons />}
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
