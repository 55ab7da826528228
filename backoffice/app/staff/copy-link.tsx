import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { SentInvitation } from '#contract/staff-members.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'

/** The link of an invitation, which is shown this once. */
export function CopyLink({ sent, onClose }: { sent: SentInvitation; onClose: () => void }) {
  const { t, date } = useI18n()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(sent.link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="answer-form">
      <p role="status">
        {t('The mail to {email} is on its way. The link can also be passed on directly:', {
          email: sent.invitation.email,
        })}
      </p>
      <TextField
        label={t('Link, good once')}
        value={sent.link}
        readOnly
        hint={t('Valid until {date}', { date: date(sent.invitation.expiresAt, { dateStyle: 'medium' }) })}
        onFocus={(event) => event.target.select()}
      />
      <div className="entry__actions">
        <Button look="secondary" onClick={copy}>
          {isCopied ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
          {isCopied ? t('Copied') : t('Copy the link')}
        </Button>
        <Button onClick={onClose}>{t('Done')}</Button>
      </div>
    </div>
  )
}
