import { useI18n } from '#ui/i18n.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** The own access: second step, passkeys, password, and where the member is signed in. */
export function MyAccessPage() {
  const { t } = useI18n()
  return (
    <div className="list-page list-page--narrow">
      <div className="list-page__head">
        <h1>{t('My access')}</h1>
      </div>
      <SecondFactorSection />
      <PasskeysSection />
      <PasswordSection />
      <SessionsSection />
    </div>
  )
}
