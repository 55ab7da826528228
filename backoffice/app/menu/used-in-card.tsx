import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import { documentPath } from '../documents/document-path.ts'
import { UsedInDialog } from '../documents/used-in-dialog.tsx'
import type { Surroundings } from './surroundings.ts'
import { type Listed, useMenuActions } from './use-menu-actions.ts'
import { findUses } from './uses.ts'

type UsedInCardProps<Kind extends Listed> = {
  kind: Kind
  entry: EntryOf<Kind>
  around: Surroundings
  /** Where the screen leads once the document is removed. */
  back?: string
}

/** What needs a document, each with the way there, and its removal, which can be taken back. */
export function UsedInCard<Kind extends Listed>({
  kind,
  entry,
  around,
  back = '/menu',
}: UsedInCardProps<Kind>) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { isBusy, usedIn, forgetUsedIn, removeCurrent } = useMenuActions()
  // All of the menu is looked through: not with every letter that is typed beside it.
  const uses = useMemo(() => findUses(around)(kind, entry.id, entry.document), [around, kind, entry])
  async function remove(): Promise<void> {
    if (await removeCurrent(kind, entry.id)) void navigate(back)
  }
  return (
    <Card title={t('Used in')}>
      {uses.length === 0 && <p className="edit-card__hint">{t('Nothing names it yet.')}</p>}
      <ul className="uses">
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            <Link to={documentPath(use.kind, use.id) ?? '/menu'}>{use.name}</Link>
          </li>
        ))}
      </ul>
      {entry.state !== 'deleted' && (
        <div>
          <Button look="secondary" busy={isBusy} onClick={() => void remove()}>
            <Trash2 size={20} aria-hidden="true" />
            {t('Remove')}
          </Button>
        </div>
      )}
      <UsedInDialog usedIn={usedIn} onClose={forgetUsedIn} />
    </Card>
  )
}
