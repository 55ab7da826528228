import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { getSecondFactor } from '#contract/staff-second-factor.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { ProvePassword } from './prove-password.tsx'
import { useFailureText } from './use-failure-text.ts'

type Task = 'add' | 'renew' | 'remove'

/** Signing in with a code of an authenticator app after the password. */
export function SecondFactorSection() {
  const { t } = useI18n()
  const failureText = useFailureText()
  const client = useQueryClient()
  const [task, setTask] = useState<Task>()
  const { data, error } = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => staffApi(getSecondFactor, {}),
  })
  const readAgain = () => void client.invalidateQueries({ queryKey: ['second-factor'] })
  const close = () => setTask(undefined)
  const titles: Record<Task, string> = {
    add: t('Set up an authenticator app'),
    renew: t('New recovery codes'),
    remove: t('Remove the second step'),
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
            {data.hasApp && <ShieldCheck size={20} aria-hidden="true" />}
            {data.hasApp
              ? t('On. {count, plural, one {# recovery code is left.} other {# recovery codes are left.}}', {
                  count: data.recoveryCodesLeft,
                })
              : t('Off. A code of an authenticator app protects the access even when the password is known.')}
          </p>
          <div className="entry__actions">
            {data.hasApp ? (
              <>
                <Button look="secondary" onClick={() => setTask('renew')}>
                  {titles.renew}
                </Button>
                <Button look="quiet" onClick={() => setTask('remove')}>
                  {titles.remove}
                </Button>
              </>
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
