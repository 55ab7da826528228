import type { DocumentState } from '#contract/documents.ts'
import { useI18n } from '#ui/i18n.tsx'

/** How a draft differs from what guests see; nothing for what is published. */
export function StateBadge({ state }: { state: DocumentState }) {
  const { t } = useI18n()
  if (state === 'published') return null
  const name = { changed: t('Changed'), new: t('New'), deleted: t('Will be removed') }[state]
  return <span className={`state-badge state-badge--${state}`}>{name}</span>
}
