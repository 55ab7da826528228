import { Lock } from 'lucide-react'
import { useI18n } from '#ui/i18n.tsx'
import './shared-note.css'

/** Why a member of some branches can only read what stands here. */
export function SharedNote() {
  const { t } = useI18n()
  return (
    <p className="shared-note">
      <Lock size={20} aria-hidden="true" />
      {t('This counts at every branch: whoever works for all of them changes it.')}
    </p>
  )
}
