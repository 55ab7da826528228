import type { Language } from '#contract/content.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import { documentPath } from '../documents/document-path.ts'
import { StateBadge } from '../documents/state-badge.tsx'
import { missingTexts } from '../documents/translated.ts'
import type { Move } from './move.ts'
import { RowMenu } from './row-menu.tsx'
import { SortableList } from './sortable-list.tsx'
import type { MenuActions } from './use-menu-actions.ts'
import type { findUses } from './uses.ts'

type NoticeListProps = {
  title: string
  notices: readonly EntryOf<'notice'>[]
  usesOf: ReturnType<typeof findUses>
  languages: readonly Language[]
  actions: MenuActions
  onMove: (move: Move) => void
}

/** The allergens or the additives with how often each is named. */
export function NoticeList({ title, notices, usesOf, languages, actions, onMove }: NoticeListProps) {
  const { t } = useI18n()
  if (notices.length === 0) return null
  const missing = ({ document }: EntryOf<'notice'>) =>
    languages
      .filter(({ isDefault }) => !isDefault)
      .reduce((count, { code }) => count + missingTexts(document, code, ['name', 'description']), 0)
  return (
    <Card title={title}>
      <SortableList
        label={title}
        rows={notices.map((entry) => ({
          id: entry.id,
          name: `${entry.document.code} ${entry.document.name}`,
          href: documentPath('notice', entry.id),
          entry,
        }))}
        onMove={onMove}
      >
        {({ entry, name }) => (
          <>
            <span className="notice-code">{entry.document.code}</span>
            <span className="sortable-list__name">{entry.document.name}</span>
            {missing(entry) > 0 && (
              <span className="texts__missing">{t('{count} missing', { count: missing(entry) })}</span>
            )}
            <StateBadge state={entry.state} />
            <span className="sortable-list__hint notice-list__uses">
              {t('used {count} times', { count: usesOf('notice', entry.id, entry.document).length })}
            </span>
            <RowMenu
              name={name}
              isDeleted={entry.state === 'deleted'}
              onRemove={() => actions.remove('notice', entry)}
              onRestore={() => actions.restore('notice', entry)}
            />
          </>
        )}
      </SortableList>
    </Card>
  )
}
