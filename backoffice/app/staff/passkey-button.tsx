import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { PasskeyHintLater } from './passkey-hint-later.tsx'
import type { PasskeySignIn } from './use-passkey-sign-in.ts'

/** Signs in by a passkey, or says why none works here. */
export function PasskeyButton({ passkey: { isBusy, place, signIn } }: { passkey: PasskeySignIn }) {
  const { t } = useI18n()
  if (place) return <PasskeyHintLater {...place} />
  return (
    <Button look="secondary" size="large" busy={isBusy} onClick={signIn}>
      {t('Sign in with a passkey')}
    </Button>
  )
}
