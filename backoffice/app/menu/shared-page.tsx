import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import { documentPath } from '../documents/document-path.ts'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { SharedFields } from '../documents/shared-fields.tsx'
import { StateBadge } from '../documents/state-badge.tsx'
import { UsedInDialog } from '../documents/used-in-dialog.tsx'
import { useScope } from '../restaurant/use-scope.ts'
import { RowMenu } from './row-menu.tsx'
import { type Surroundings, useSurroundings } from './surroundings.ts'
import { type MenuActions, useMenuActions } from './use-menu-actions.ts'
import { findUses } from './uses.ts'

/** The choices and extras that dishes share, each with how many use it. */
export function SharedPage() {
  const { t } = useI18n()
  const { around, failure, refresh } = useSurroundings()
  const actions = useMenuActions()
  const { isWhole } = useScope()
  const add = (label: string, run: () => void) => (
    <Button look="secondary" busy={actions.isBusy} onClick={run}>
      <Plus size={20} aria-hidden="true" />
      {label}
    </Button>
  )
  const isEmpty = around && around.variants.length + around.extras.length === 0
  const buttons = (
    <div className="work-page__actions">
      {add(t('New choice'), actions.addVariant)}
      {add(t('New extra'), actions.addExtra)}
    </div>
  )
  return (
    <div className="work-page">
      <div className="work-page__head">
        <h1>{t('Choices and extras')}</h1>
        {around && !isEmpty && isWhole && buttons}
      </div>
      {failure ? (
        <ReadFailure failure={failure} onRetry={refresh} />
      ) : !around ? (
        <Reading />
      ) : isEmpty ? (
        <div className="work-page__empty">
          <h2>{t('What guests can choose with a dish')}</h2>
          <p>
            {t(
              'A choice asks something, for example for the sauce. An extra is added for a price, for example cheese. Make each once and give it to as many dishes as you like.',
            )}
          </p>
          {isWhole && buttons}
        </div>
      ) : (
        <SharedFields>
          <SharedList
            title={t('Choices')}
            kind="variant"
            entries={around.variants}
            around={around}
            actions={actions}
          />
          <SharedList
            title={t('Extras')}
            kind="extra"
            entries={around.extras}
            around={around}
            actions={actions}
          />
        </SharedFields>
      )}
      <UsedInDialog usedIn={actions.usedIn} onClose={actions.forgetUsedIn} />
    </div>
  )
}

type SharedListProps<Kind extends 'variant' | 'extra'> = {
  title: string
  kind: Kind
  entries: readonly EntryOf<Kind>[]
  around: Surroundings
  actions: MenuActions
}

function SharedList<Kind extends 'variant' | 'extra'>(props: SharedListProps<Kind>) {
  const { title, kind, entries, around, actions } = props
  const { t } = useI18n()
  const usesOf = findUses(around)
  if (entries.length === 0) return null
  return (
    <Card title={title}>
      <ul className="shared-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link to={documentPath(kind, entry.id) ?? '/menu'}>
              <span className="sortable-list__name">{entry.document.name}</span>
              {'options' in entry.document && (
                <span className="sortable-list__hint shared-list__options">
                  {entry.document.options.map(({ name }) => name).join(', ')}
                </span>
              )}
            </Link>
            <StateBadge state={entry.state} />
            <span className="sortable-list__hint">
              {t('used {count} times', { count: usesOf(kind, entry.id, entry.document).length })}
            </span>
            <RowMenu
              name={entry.document.name}
              isDeleted={entry.state === 'deleted'}
              onRemove={() => actions.remove(kind, entry)}
              onRestore={() => actions.restore(kind, entry)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
