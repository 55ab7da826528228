import { CircleAlert, CloudCheck, CloudUpload, WifiOff } from 'lucide-react'
import type { DocumentState } from '#contract/documents.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { SaveStatus } from './document-saver.ts'
import { saveText } from './save-text.ts'

/** What comes with every word that is typed is shown and not announced. */
const isQuiet: Partial<Record<SaveStatus, true>> = { saved: true, waiting: true, typed: true, saving: true }

/** Where what was typed is now. */
export function SaveLine({ status, state }: { status: SaveStatus; state: DocumentState }) {
  return <Line status={status} text={saveText(status, state, useI18n())} />
}

/** The same for a document that is saved when somebody asks for it. */
export function FormLine({ status }: { status: SaveStatus }) {
  const { t } = useI18n()
  const text = {
    saved: t('Saved · it counts at once'),
    waiting: t('Saving …'),
    typed: t('Not saved yet'),
    saving: t('Saving …'),
    offline: t('Offline. It is kept on this device. Please save it again once there is a connection.'),
    invalid: t('Not saved yet: please check what is marked'),
    conflict: t('Somebody else has changed this in the meantime'),
    forbidden: t('You are not allowed to change this. What you have typed is kept on this device.'),
    failed: t('It could not be saved. It is kept on this device.'),
    gone: t('Somebody else has removed this in the meantime'),
  }[status]
  return <Line status={status} text={text} />
}

function Line({ status, text }: { status: SaveStatus; text: string }) {
  const Icon =
    status === 'saved'
      ? CloudCheck
      : status === 'offline'
        ? WifiOff
        : status === 'waiting' || status === 'typed' || status === 'saving'
          ? CloudUpload
          : CircleAlert
  return (
    <>
      <p className={`save-line save-line--${status}`}>
        <Icon size={18} aria-hidden="true" />
        {text}
      </p>
      <span className="visually-hidden" role="status">
        {isQuiet[status] ? '' : text}
      </span>
    </>
  )
}
