import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { ProvePassword } from './prove-password.tsx'
import { useFailureText } from './use-failure-text.ts'
import { useSecondFactor } from './use-second-factor.ts'

type Task = 'add' | 'renew' | 'remove'

/** What signing in takes after the password, unless a passkey stands for all of it. */
export function SecondFactorSection() {
  const { t } = useI18n()
  const failureText = useFailureText()
  const [task, setTask] = useState<Task>()
  const { data, error, readAgain } = useSecondFactor()
  const isOn = data !== undefined && (data.hasApp || data.passkeys.length > 0)
  const close = () => setTask(undefined)
  const titles: Record<Task, string> = {
    add: t('Set up an authenticator app'),
    renew: t('New recovery codes'),
    remove: t('Remove the authenticator app'),
  }
  return (
    <section className="entry">
      <h2>{t('Second step')}</h2>
      {error && (
        <p className="sign-in__alert" role="alert">
          {failureText(failureKindOf(error))}
        </p>
      )}
      {data && (
        <>
          <p className="row__fact">
            {isOn && <ShieldCheck size={20} aria-hidden="true" />}
            {isOn
              ? t('On. {count, plural, one {# recovery code is left.} other {# recovery codes are left.}}', {
                  count: data.recoveryCodesLeft,
                })
              : t(
                  'Off. An authenticator app or a passkey protects the access even when the password is known.',
                )}
          </p>
          <div className="entry__actions">
            {isOn && (
              <Button look="secondary" onClick={() => setTask('renew')}>
                {titles.renew}
              </Button>
            )}
            {data.hasApp ? (
              <Button look="quiet" onClick={() => setTask('remove')}>
                {titles.remove}
              </Button>
            ) : (
              <Button look="secondary" onClick={() => setTask('add')}>
                {titles.add}
              </Button>
            )}
          </div>
        </>
      )}
      <Dialog
        open={task !== undefined}
        onClose={close}
        title={task ? titles[task] : ''}
        closeLabel={t('Close')}
        kind="small"
      >
        {task === 'add' && <AuthenticatorSetup onChanged={readAgain} onClose={close} />}
        {(task === 'renew' || task === 'remove') && (
          <ProvePassword task={task} onChanged={readAgain} onClose={close} />
        )}
      </Dialog>
    </section>
  )
}
