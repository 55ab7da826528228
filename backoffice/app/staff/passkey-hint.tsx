import { useI18n } from '#ui/i18n.tsx'
import type { PasskeyProblem } from './passkey-browser.ts'

/** Says why no passkey works here, in place of a button that could do nothing. */
export function PasskeyHint({ problem, address }: { problem: PasskeyProblem; address: string }) {
  const { t } = useI18n()
  if (problem === 'elsewhere')
    return (
      <p className="passkey-hint" role="status">
        {t('Passkeys work at this address:')} <a href={`${address}/backoffice/`}>{address}</a>
      </p>
    )
  return (
    <p className="passkey-hint" role="status">
      {problem === 'no-https'
        ? t('Passkeys need an address that begins with https.')
        : t('This browser knows no passkeys.')}
    </p>
  )
}
