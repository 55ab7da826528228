import { useState } from 'react'
import { useNavigate } from 'react-router'
import { signOutStaff } from '#contract/staff.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { signedIn } from '../http/signed-in.ts'
import { staffApi } from '../http/staff-api.ts'
import { AddPasskey } from './add-passkey.tsx'
import { AuthenticatorSetup } from './authenticator-setup.tsx'

type Way = 'app' | 'passkey'

/** For a member whose role needs a second step: an app or a passkey is set up, and then the work goes on. */
export function FirstFactorPage({ restaurant }: { restaurant: string }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [way, setWay] = useState<Way>()
  const [isDone, setDone] = useState(false)
  const titles: Record<Way, string> = {
    app: t('Set up an authenticator app'),
    passkey: t('Add a passkey'),
  }

  function close(): void {
    setWay(undefined)
    if (isDone) void navigate('/', { replace: true })
  }

  // Without a connection the page is left all the same; the session then ends by itself.
  function signOut(): void {
    const leave = () => {
      signedIn.forget()
      void navigate('/sign-in', { replace: true })
    }
    void staffApi(signOutStaff, {}).then(leave, leave)
  }

  return (
    <main className="sign-in">
      <title>{`${t('Set up the second step')} · ${restaurant}`}</title>
      <div className="sign-in__card">
        <header>
          <p className="sign-in__restaurant">{restaurant}</p>
          <h1>{t('Set up the second step')}</h1>
        </header>
        <p>{t('This role signs in with more than a password. Once it is set up, the work goes on.')}</p>
        <Button size="large" onClick={() => setWay('passkey')}>
          {titles.passkey}
        </Button>
        <Button look="secondary" size="large" onClick={() => setWay('app')}>
          {titles.app}
        </Button>
        <Button look="quiet" onClick={signOut}>
          {t('Sign out')}
        </Button>
      </div>
      <Dialog
        open={way !== undefined}
        onClose={close}
        title={way ? titles[way] : ''}
        closeLabel={t('Close')}
        kind="small"
      >
        {way === 'app' && <AuthenticatorSetup onChanged={() => setDone(true)} onClose={close} />}
        {way === 'passkey' && <AddPasskey onAdded={() => setDone(true)} onClose={close} />}
      </Dialog>
    </main>
  )
}
