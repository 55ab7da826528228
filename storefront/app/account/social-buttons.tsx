import { useEffect, useRef, useState } from 'react'
import { type SocialProvider, startSocialLogin } from '#contract/accounts.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { browserApi } from '../http/browser-api.ts'
import { requestErrorOf } from '../form/request-error.ts'
import { onRestored } from '../navigation/on-restored.ts'

/** What the providers are called. */
export const providerNames: Record<SocialProvider, string> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
}

/** Our own buttons of the social providers: nothing of a provider is loaded before one is pressed (ux.md R-D1). */
export function SocialButtons({ providers }: { providers: readonly SocialProvider[] }) {
  const { t } = useI18n()
  const isLocked = useRef(false)
  const [busy, setBusy] = useState<SocialProvider>()
  const [failure, setFailure] = useState('')
  // Whoever comes back from a provider by the browser's own button may press again.
  useEffect(
    () =>
      onRestored(() => {
        isLocked.current = false
        setBusy(undefined)
      }),
    [],
  )

  const start = async (provider: SocialProvider) => {
    if (isLocked.current) return
    isLocked.current = true
    setBusy(provider)
    setFailure('')
    try {
      const { url } = await browserApi()(startSocialLogin, { body: { provider, link: false } })
      location.assign(url)
    } catch (error) {
      isLocked.current = false
      setBusy(undefined)
      const { fields, requestError } = requestErrorOf(error, ['provider'])
      setFailure(fields['provider']?.[0] ?? (requestError?.message || 'Login providers not ready yet...'))
    }
  }

  if (providers.length === 0) return null
  return (
    <section className="social" aria-labelledby="social-title">
      <h2 className="social__title" id="social-title">
        {t('or')}
      </h2>
      <ul className="social__list">
        {providers.map((id) => (
          <li key={id}>
            <Button look="secondary" busy={busy === id} onClick={() => void start(id)}>
              <SocialSign provider={id} />
              {t('Continue with {provider}', { provider: providerNames[id] })}
            </Button>
          </li>
        ))}
      </ul>
      {failure !== '' && (
        <p className="notice notice--wrong" role="alert">
          {t(failure)}
        </p>
      )}
    </section>
  )
}

const signs: Record<SocialProvider, string> = { google: 'G', apple: 'A', facebook: 'f' }

/** The provider's initial in a disc: the logos of the providers are trademarks. */
function SocialSign({ provider }: { provider: SocialProvider }) {
  return (
    <span className={`social__sign social__sign--${provider}`} aria-hidden="true">
      {signs[provider]}
    </span>
  )
}
