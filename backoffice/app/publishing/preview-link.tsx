import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'

/** The address of the preview for somebody without a sign-in here, for example a partner. */
export function PreviewLink({ link }: { link: { path: string; until: string } }) {
  const { t, date } = useI18n()
  const [isCopied, setCopied] = useState(false)
  const address = location.origin + link.path
  const copy = () =>
    void navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <section className="preview-link" aria-label={t('Show it to somebody')}>
      <TextField
        label={t('Link for somebody without a sign-in')}
        value={address}
        readOnly
        hint={t('Whoever has it sees the preview until {moment}, with every change until then.', {
          moment: date(link.until, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
        onFocus={(event) => event.target.select()}
      />
      <Button look="secondary" onClick={copy}>
        {isCopied ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
        {isCopied ? t('Copied') : t('Copy the link')}
      </Button>
    </section>
  )
}
