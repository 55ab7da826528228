import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addAuthenticator, prepareAuthenticator } from '#contract/staff-second-factor.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { PresentPassword } from './present-password.tsx'
import { StaffForm } from './staff-form.tsx'
import { textOf } from './access-card.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

type AuthenticatorSetupProps = { onChanged: () => void; onClose: () => void }

/** A secret as text and as a picture; the library that draws it is loaded with the dialog. */
async function prepare() {
  const [{ toDataURL }, prepared] = await Promise.all([import('qrcode'), staffApi(prepareAuthenticator, {})])
  return { ...prepared, picture: await toDataURL(prepared.uri, { margin: 2, width: 240 }) }
}

/** Adds an authenticator app: scan, type the code that it shows, keep the recovery codes. */
export function AuthenticatorSetup({ onChanged, onClose }: AuthenticatorSetupProps) {
  const { t } = useI18n()
  const form = useForm()
  const [codes, setCodes] = useState<readonly string[]>()
  // No query: each live event reads those anew, and another secret would take the place of the one being scanned.
  const { data, error, mutate } = useMutation({ mutationFn: prepare, gcTime: 0 })
  useEffect(() => mutate(), [mutate])

  async function add(setup: string, fields: FormData): Promise<void> {
    const body = { setup, code: textOf(fields, 'code'), password: textOf(fields, 'password') }
    const done = await form.submit(() => staffApi(addAuthenticator, { body }))
    if (!done) return
    setCodes(done.answer.recoveryCodes)
    onChanged()
  }

  if (codes) return <RecoveryCodeList codes={codes} onClose={onClose} />
  const failure = form.failure ?? (error ? failureKindOf(error) : undefined)
  return (
    <StaffForm failure={failure} onSubmit={(fields) => data && void add(data.setup, fields)}>
      <p>{t('Scan this picture with an authenticator app, or type the key into it:')}</p>
      {data && (
        <>
          <img
            className="qr-code"
            src={data.picture}
            width={240}
            height={240}
            alt={t('Picture of the key for the authenticator app')}
          />
          <code className="qr-key">{data.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </>
      )}
      <TextField
        label={t('Code that the app shows')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={form.issue('code')}
      />
      <PresentPassword form={form} name="password" />
      <Button type="submit" size="large" busy={form.isBusy} unavailable={!data}>
        {t('Switch the second step on')}
      </Button>
    </StaffForm>
  )
}
