import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'

/** Recovery codes, which are shown this once. */
export function RecoveryCodeList({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useI18n()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="answer-form">
      <p role="status">
        {t(
          'These codes are shown once. Each signs in once when the device is not at hand: best printed or kept in a password manager.',
        )}
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="entry__actions">
        <Button look="secondary" onClick={copy}>
          {isCopied ? t('Copied') : t('Copy the codes')}
        </Button>
        <Button onClick={onClose}>{t('Done')}</Button>
      </div>
    </div>
  )
}
