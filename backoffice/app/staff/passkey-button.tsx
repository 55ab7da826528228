import { KeyRound } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { passkeyProblem } from './passkey-browser.ts'
import { PasskeyHint } from './passkey-hint.tsx'
import type { usePasskeySignIn } from './use-passkey-sign-in.ts'

/** Signs in by a passkey, or says why none works here. */
export function PasskeyButton({ passkey }: { passkey: ReturnType<typeof usePasskeySignIn> }) {
  const { t } = useI18n()
  const { asked, isBusy, signIn } = passkey
  const problem = asked && passkeyProblem(asked)
  if (asked && problem) return <PasskeyHint problem={problem} address={asked.address} />
  return (
    <Button look="secondary" size="large" busy={isBusy} onClick={() => void signIn()}>
      <KeyRound size={20} aria-hidden="true" />
      {t('Sign in with a passkey')}
    </Button>
  )
}
