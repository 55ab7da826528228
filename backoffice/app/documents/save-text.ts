import type { DocumentState } from '#contract/documents.ts'
import type { I18n } from '#ui/i18n.tsx'
import type { SaveStatus } from './document-saver.ts'

/** Where what was typed in a document is now, one that is saved by itself. */
export function saveText(status: SaveStatus, state: DocumentState, { t }: Pick<I18n, 't'>): string {
  const texts: Record<SaveStatus, string> = {
    saved: state === 'published' ? t('Saved · as guests see it') : t('Saved · draft'),
    waiting: t('Saving …'),
    typed: t('Not saved yet'),
    saving: t('Saving …'),
    offline: t('Offline. It is kept on this device and sent as soon as there is a connection.'),
    invalid: t('Not saved yet: please check what is marked'),
    conflict: t('Somebody else has changed this in the meantime'),
    forbidden: t('You are not allowed to change this. What you have typed is kept on this device.'),
    failed: t('It could not be saved. It is kept on this device, and we keep trying.'),
    gone: t('This does not exist any more'),
  }
  return texts[status]
}
