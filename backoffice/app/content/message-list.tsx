import { CheckCheck, Hourglass, MessagesSquare } from 'lucide-react'
import { type ContactMessage, handleContactMessage, listContactMessages } from '#contract/content.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ContactLinks } from '../list/contact-links.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { staffApi } from '../http/staff-api.ts'
import { type Page, usePages } from '../list/use-pages.ts'
import { useSend } from '../http/use-send.ts'

const PAGE_SIZE = 50

/** What guests have written through the contact form. */
export function MessageList() {
  const { t } = useI18n()
  const pages = usePages(readMessages)
  const { isBusy, send } = useSend()
  async function mark({ id, isHandled }: ContactMessage): Promise<void> {
    const marked = await send(() =>
      staffApi(handleContactMessage, { params: { id }, body: { isHandled: !isHandled } }),
    )
    if (marked) pages.replace(marked)
  }
  return (
    <ListFrame
      title={t('Messages')}
      pages={pages}
      empty={{ icon: <MessagesSquare size={48} aria-hidden="true" />, text: t('Nobody has written yet') }}
    >
      {(items) =>
        items.map((message) => (
          <MessageEntry
            key={message.id}
            message={message}
            isBusy={isBusy}
            onMark={() => void mark(message)}
          />
        ))
      }
    </ListFrame>
  )
}

function MessageEntry(props: { message: ContactMessage; isBusy: boolean; onMark: () => void }) {
  const { t, date } = useI18n()
  const { message, isBusy, onMark } = props
  const { isHandled } = message
  const Icon = isHandled ? CheckCheck : Hourglass
  return (
    <li className={isHandled ? 'entry' : 'entry entry--open'}>
      <div className="entry__head">
        <h2>{message.subject}</h2>
        <span className={`status-badge status-badge--${isHandled ? 'completed' : 'pending_approval'}`}>
          <Icon size={16} aria-hidden="true" />
          {isHandled ? t('Handled') : t('Open')}
        </span>
      </div>
      <p className="entry__time">
        {message.name} · {date(message.sentAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </p>
      <p className="entry__text">{message.message}</p>
      <ContactLinks email={message.email} />
      <div className="entry__actions">
        <Button look={isHandled ? 'quiet' : 'primary'} busy={isBusy} onClick={onMark}>
          {isHandled ? t('Open again') : t('Mark as handled')}
          <span className="visually-hidden"> {message.subject}</span>
        </Button>
      </div>
    </li>
  )
}

async function readMessages(before: string | undefined): Promise<Page<ContactMessage>> {
  const items = await staffApi(listContactMessages, { query: { before } })
  return { items, next: items.length < PAGE_SIZE ? undefined : items.at(-1)?.id }
}
