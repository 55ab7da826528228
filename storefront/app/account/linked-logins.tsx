import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import {
  linkSocial,
  type SocialProvider,
  startSocialLogin,
  unlinkSocial,
  type User,
} from '#contract/accounts.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { browserApi } from '../http/browser-api.ts'
import { PasswordField } from '../form/form-fields.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { requestErrorOf } from '../form/request-error.ts'
import { onRestored } from '../navigation/on-restored.ts'
import { useForm } from '../form/use-form.ts'
import { providerNames } from './social-buttons.tsx'
import { linkFailure } from './social-failure.ts'

type LinkedLoginsProps = {
  user: User
  providers: readonly SocialProvider[]
  /** A proven identity that waits to be linked. */
  ticket: string | undefined
}

/** The social logins of an account: which are linked, linking one more, taking one off. */
export function LinkedLogins({ user, providers, ticket }: LinkedLoginsProps) {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<SocialProvider>()
  const { search } = useLocation()
  // Whoever comes back from a provider reads why it was in vain, until the next press.
  const [failure, setFailure] = useState(() => linkFailure(search, t) ?? '')

  // Whoever comes back from a provider by the browser's own button may press again.
  useEffect(() => onRestored(() => setBusy(undefined)), [])

  const change = async (provider: SocialProvider, isLinked: boolean) => {
    if (busy) return
    setBusy(provider)
    setFailure('')
    try {
      if (isLinked) {
        await browserApi()(unlinkSocial, { params: { provider } })
        await revalidate()
      } else {
        const { url } = await browserApi()(startSocialLogin, { body: { provider, link: true } })
        location.assign(url)
        return
      }
    } catch (error) {
      setFailure(requestErrorOf(error, []).requestError?.message || 'Login providers not ready yet...')
    }
    setBusy(undefined)
  }

  const shown = [...new Set([...providers, ...(user.socialNames as SocialProvider[])])]
  if (shown.length === 0) return null
  return (
    <section className="card linked" aria-labelledby="linked-title">
      <h2 id="linked-title">{t('Other ways to log in')}</h2>
      {ticket && <LinkForm user={user} ticket={ticket} />}
      <ul className="linked__list">
        {shown.map((provider) => {
          const isLinked = user.socialNames.includes(provider)
          return (
            <li key={provider} className="linked__row">
              <span>
                <strong>{providerNames[provider]}</strong> {isLinked ? t('Linked') : t('Not linked')}
              </span>
              <Button
                look="secondary"
                busy={busy === provider}
                onClick={() => void change(provider, isLinked)}
              >
                {isLinked
                  ? t('Remove {provider}', { provider: providerNames[provider] })
                  : t('Link {provider}', { provider: providerNames[provider] })}
              </Button>
            </li>
          )
        })}
      </ul>
      {failure !== '' && (
        <p className="notice notice--wrong" role="alert">
          {t(failure)}
        </p>
      )}
    </section>
  )
}

function LinkForm({ user, ticket }: { user: User; ticket: string }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const form = useForm({
    id: 'link',
    initial: { password: '' },
    names: { password: t('Password') },
    check: () => ({}),
    async send({ password }) {
      await browserApi()(linkSocial, { body: { ticket, password: password === '' ? null : password } })
      await navigate('/me/my-profile', { replace: true })
    },
  })
  return (
    <FormFrame form={form} submit={t('Link now')}>
      <p>{t('You have come back from the provider. Confirm that both belong together.')}</p>
      {user.hasPassword && <PasswordField form={form} name="password" autoComplete="current-password" />}
    </FormFrame>
  )
}
