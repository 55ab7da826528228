import { Ban, CheckCheck, FileText, Hourglass, RotateCw } from 'lucide-react'
import type { StaffMail } from '#contract/notifications.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'

/** One mail: to whom, about what, and whether it has arrived. */
export function MailEntry({
  mail,
  isBusy,
  onRetry,
}: {
  mail: StaffMail
  isBusy: boolean
  onRetry: () => void
}) {
  const { t, date } = useI18n()
  const kinds: Record<string, string> = {
    order_received: t('Order received'),
    order_approved: t('Order approved'),
    order_time_changed: t('New time for an order'),
    order_rejected: t('Order rejected'),
    reservation_received: t('Reservation received'),
    reservation_answered: t('Reservation answered'),
    cancellation_received: t('Cancellation of a reservation received'),
    reservation_cancelled: t('A guest has cancelled'),
    reservation_requested: t('A table is asked for'),
    contact_received: t('Message received'),
    contact_message: t('Message from a guest'),
    new_password: t('New password'),
    email_confirmation: t('Confirmation of an address'),
    social_linked: t('Account linked'),
    social_unlinked: t('Account unlinked'),
    account_ends: t('Account ends'),
    staff_invited: t('Invitation to the team'),
    staff_new_password: t('New password'),
    staff_passkey_added: t('Passkey added'),
  }
  const states = {
    waiting: { word: t('Waiting'), look: 'pending_approval', Icon: Hourglass },
    sending: { word: t('Being sent'), look: 'approved', Icon: RotateCw },
    delayed: { word: t('Delayed'), look: 'pending_approval', Icon: Hourglass },
    sent: { word: t('Sent'), look: 'completed', Icon: CheckCheck },
    written: { word: t('Not sent'), look: 'pending_approval', Icon: FileText },
    failed: { word: t('Failed'), look: 'rejected', Icon: Ban },
    overtaken: { word: t('Out of date'), look: 'completed', Icon: Ban },
  }
  const { word, look, Icon } = states[mail.state]
  const at = { dateStyle: 'medium', timeStyle: 'short' } as const
  return (
    <li className={mail.state === 'failed' ? 'entry entry--open' : 'entry'}>
      <div className="entry__head">
        <h2>{mail.subject || (kinds[mail.kind] ?? mail.kind)}</h2>
        <span className={`status-badge status-badge--${look}`}>
          <Icon size={16} aria-hidden="true" />
          {word}
        </span>
      </div>
      <p>
        {t('To')} <strong>{mail.to || t('the restaurant')}</strong> · {kinds[mail.kind] ?? mail.kind}
      </p>
      <p className="entry__time">
        {mail.sentAt && mail.state === 'sent'
          ? t('Sent {date}', { date: date(mail.sentAt, at) })
          : t('Written {date}', { date: date(mail.createdAt, at) })}
        {mail.nextTryAt && ` · ${t('next try {date}', { date: date(mail.nextTryAt, at) })}`}
      </p>
      {mail.state === 'written' && (
        <p className="entry__problem">{t('No mail server is set up: nobody has received it.')}</p>
      )}
      {mail.state === 'overtaken' && <p>{t('Not sent: something else has been decided since.')}</p>}
      {mail.problem && <p className="entry__problem">{mail.problem}</p>}
      {mail.canRetry && (
        <div className="entry__actions">
          <Button look="secondary" busy={isBusy} onClick={onRetry}>
            <RotateCw size={20} aria-hidden="true" />
            {t('Send again')}
          </Button>
        </div>
      )}
    </li>
  )
}
