import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { listStaffMails, retryStaffMail, type StaffMail } from '#contract/notifications.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { staffApi } from '../http/staff-api.ts'
import { type Page, usePages } from '../list/use-pages.ts'
import { useSend } from '../http/use-send.ts'
import { MailEntry } from './mail-entry.tsx'

const readers = { all: readMails('all'), open: readMails('open') }

/** The mails the system sent, failed ones first. */
export function MailList() {
  const { t } = useI18n()
  const [state, setState] = useState<'all' | 'open'>('all')
  const pages = usePages(readers[state])
  const { isBusy, send } = useSend()
  async function retry(id: string): Promise<void> {
    const mail = await send(() => staffApi(retryStaffMail, { params: { id } }))
    if (mail) pages.replace(mail)
  }
  const filters = [
    { key: 'all', name: t('All') },
    { key: 'open', name: t('Not arrived') },
  ] as const
  return (
    <ListFrame
      title={t('Mails')}
      pages={pages}
      tools={
        <div className="status-chips" role="group" aria-label={t('Filter by status')}>
          {filters.map(({ key, name }) => (
            <button
              key={key}
              type="button"
              className="status-chip"
              aria-pressed={state === key}
              onClick={() => setState(key)}
            >
              {name}
            </button>
          ))}
        </div>
      }
      empty={{
        icon: <MailCheck size={48} aria-hidden="true" />,
        text: state === 'open' ? t('Every mail has arrived') : t('No mail has been written yet'),
      }}
    >
      {(items) =>
        items.map((mail) => (
          <MailEntry key={mail.id} mail={mail} isBusy={isBusy} onRetry={() => void retry(mail.id)} />
        ))
      }
    </ListFrame>
  )
}

function readMails(state: 'all' | 'open') {
  return async (before: string | undefined): Promise<Page<StaffMail>> => {
    const { data, meta } = await staffApi(listStaffMails, { query: { state, before } })
    return { items: data, next: meta.next ?? undefined }
  }
}
