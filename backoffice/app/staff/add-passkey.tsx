import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addPasskey, preparePasskey } from '#contract/staff-passkeys.ts'
import { describeDevice } from '#domain/accounts/describe-device.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { textOf } from './access-card.tsx'
import { makePasskey, type MadeCredential, passkeyProblem } from './passkey-browser.ts'
import { PasskeyHintLater } from './passkey-hint-later.tsx'
import { PresentPassword } from './present-password.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { StaffForm } from './staff-form.tsx'

type AddPasskeyProps = { onAdded: () => void; onClose: () => void }

/** Adds a passkey: name and password, then the browser asks for finger, face or code. */
export function AddPasskey({ onAdded, onClose }: AddPasskeyProps) {
  const { t } = useI18n()
  const form = useForm()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isBrokenOff, setBrokenOff] = useState(false)
  // What the browser has made is sent again when only the password was wrong.
  const [made, setMade] = useState<MadeCredential>()
  const {
    data: asked,
    error,
    mutate: ask,
  } = useMutation({
    mutationFn: () => staffApi(preparePasskey, {}),
    gcTime: 0,
  })
  useEffect(() => ask(), [ask])

  async function add(fields: FormData): Promise<void> {
    if (!asked) return
    const done = await form.submit(async () => {
      const credential = made ?? (await makePasskey(asked))
      setMade(credential)
      setBrokenOff(!credential)
      if (!credential) return undefined
      const body = {
        question: asked.question,
        credential,
        name: textOf(fields, 'name'),
        password: textOf(fields, 'password'),
      }
      return staffApi(addPasskey, { body })
    })
    if (!done?.answer) return
    onAdded()
    if (done.answer.recoveryCodes.length === 0) onClose()
    else setCodes(done.answer.recoveryCodes)
  }

  if (codes) return <RecoveryCodeList codes={codes} onClose={onClose} />
  const problem = asked && passkeyProblem(asked)
  if (asked && problem) return <PasskeyHintLater problem={problem} address={asked.address} />
  const issue = form.issue('credential')
  return (
    <StaffForm
      failure={form.failure ?? (error ? failureKindOf(error) : undefined)}
      onSubmit={(fields) => void add(fields)}
    >
      <TextField
        label={t('Name of the passkey')}
        name="name"
        hint={t('So that it is known later which device this was.')}
        defaultValue={describeDevice(navigator.userAgent)}
        error={form.issue('name')}
      />
      <PresentPassword form={form} name="password" />
      <p className="sign-in__alert" role="alert">
        {issue ?? (isBrokenOff && t('It was broken off, or this device has a passkey already.'))}
      </p>
      <Button type="submit" size="large" busy={form.isBusy} unavailable={!asked}>
        {t('Add a passkey')}
      </Button>
    </StaffForm>
  )
}
