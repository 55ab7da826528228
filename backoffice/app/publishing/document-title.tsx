import { Link } from 'react-router'
import type { DocumentChange } from '#contract/publishing.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { documentPath } from '../documents/document-path.ts'
import { StateBadge } from '../documents/state-badge.tsx'

/** Which document a change is about: its kind, its name, and what becomes of it. */
export function DocumentTitle({ change }: { change: DocumentChange }) {
  const { t } = useI18n()
  const kinds: Readonly<Record<string, string>> = {
    category: t('Category'),
    product: t('Dish'),
    combo: t('Combo'),
    variant: t('Choice'),
    extra: t('Extra'),
    notice: t('Allergen or additive'),
    'menu-order': t('Order of the menu'),
    page: t('Page'),
    languages: t('Languages'),
    translation: t('Translation'),
    setting: t('Setting'),
  }
  const path = documentPath(change.kind, change.id)
  const name = change.name || kinds[change.kind] || change.kind
  return (
    <>
      <strong>{path ? <Link to={path}>{name}</Link> : name}</strong>
      {change.name !== '' && <span className="draft__kind">{kinds[change.kind] ?? change.kind}</span>}
      <StateBadge state={change.state} />
    </>
  )
}
