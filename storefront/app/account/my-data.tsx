import { Download, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { deleteMe, exportMe, type User } from '#contract/accounts.ts'
import { messages } from '#domain/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { browserApi } from '../http/browser-api.ts'
import { FormTick, PasswordField } from '../form/form-fields.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { requestErrorOf } from '../form/request-error.ts'
import { forget } from './session-store.ts'
import { useForm } from '../form/use-form.ts'

/** Taking one's data away and deleting the account, both without asking anybody (ux.md R-D5). */
export function MyData({ user }: { user: User }) {
  const { t } = useI18n()
  const [isDeleting, setIsDeleting] = useState(false)
  const [state, setState] = useState<'ready' | 'loading' | 'done' | 'failed'>('ready')
  const isLocked = useRef(false)

  const download = async () => {
    if (isLocked.current) return
    isLocked.current = true
    setState('loading')
    try {
      const data = await browserApi()(exportMe, {})
      saveFile(`my-data-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2))
      setState('done')
    } catch (error) {
      setState(requestErrorOf(error, []).requestError?.kind === 'ended' ? 'ready' : 'failed')
    }
    isLocked.current = false
  }

  return (
    <section className="card my-data" aria-labelledby="my-data-title">
      <h2 id="my-data-title">{t('My data')}</h2>
      <div className="my-data__part">
        <p>{t('Everything we know about you as one file: profile, addresses, orders and points.')}</p>
        <Button look="secondary" busy={state === 'loading'} onClick={() => void download()}>
          <Download size={20} aria-hidden="true" />
          {t('Download my data')}
        </Button>
        <p className="my-data__said" role="status">
          {state === 'done' && t('The file is in your downloads.')}
          {state === 'failed' && t('That did not work. Please try again')}
        </p>
      </div>
      <div className="my-data__part">
        <p>
          {t(
            'Profile, addresses and points are erased at once. Orders stay as long as the tax law asks, without your account.',
          )}
        </p>
        <Button look="secondary" className="button--danger" onClick={() => setIsDeleting(true)}>
          <Trash2 size={20} aria-hidden="true" />
          {t('Delete my account')}
        </Button>
      </div>
      <Dialog
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        kind="small"
        title={t('Delete the account?')}
        closeLabel={t('Close')}
      >
        <DeleteForm user={user} />
      </Dialog>
    </section>
  )
}

function DeleteForm({ user }: { user: User }) {
  const { t } = useI18n()
  const form = useForm({
    id: 'delete',
    initial: { password: '', confirm: false },
    names: { password: t('Password'), confirm: t('Confirmation') },
    check: ({ password, confirm }) => ({
      ...(user.hasPassword && password === '' && { password: [messages.passwordMissing] }),
      ...(!confirm && { confirm: [messages.deletionUnconfirmed] }),
    }),
    async send({ password, confirm }) {
      await browserApi()(deleteMe, { body: { password: password === '' ? null : password, confirm } })
      forget()
      // A new document, so that nothing of the account stays in memory.
      location.assign('/')
    },
  })
  return (
    <FormFrame form={form} submit={t('Delete for good')}>
      <p>{t('This cannot be undone.')}</p>
      {user.hasPassword && <PasswordField form={form} name="password" autoComplete="current-password" />}
      <FormTick form={form} name="confirm" required>
        {t('Yes, delete my account and my points.')}
      </FormTick>
    </FormFrame>
  )
}

/** Lets the browser save a text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the file a moment after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
