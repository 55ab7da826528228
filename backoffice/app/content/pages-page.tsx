import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus, Trash2, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { Button, IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { documentCalls, DOCUMENTS, type EntryOf } from '../documents/document-calls.ts'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { SharedFields } from '../documents/shared-fields.tsx'
import { StateBadge } from '../documents/state-badge.tsx'
import { UsedInDialog } from '../documents/used-in-dialog.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { useScope } from '../restaurant/use-scope.ts'
import { keptPages } from './move-page.ts'
import { usePageActions } from './use-page-actions.ts'

/** The pages beside the menu, like the imprint, in the order in which guests find them. */
export function PagesPage() {
  const { t } = useI18n()
  const { data, error, refetch } = useQuery({
    queryKey: [DOCUMENTS, 'page'],
    queryFn: () => documentCalls('page').list(),
  })
  const actions = usePageActions()
  const { isWhole } = useScope()
  const pages = data?.toSorted((a, b) => a.document.position - b.document.position)
  const kept = keptPages(pages ?? [])
  return (
    <div className="work-page">
      <div className="work-page__head">
        <h1>{t('Pages')}</h1>
        {pages && isWhole && (
          <div className="work-page__actions">
            <Button look="secondary" busy={actions.isBusy} onClick={() => actions.add(pages)}>
              <Plus size={20} aria-hidden="true" />
              {t('New page')}
            </Button>
          </div>
        )}
      </div>
      {error && !data ? (
        <ReadFailure failure={failureKindOf(error)} onRetry={() => void refetch()} />
      ) : !pages ? (
        <Reading />
      ) : pages.length === 0 ? (
        <div className="work-page__empty">
          <h2>{t('There is no page yet')}</h2>
          <p>
            {t(
              'A shop needs an imprint, a privacy notice and terms. Write each as a page, then choose it in the settings.',
            )}
          </p>
        </div>
      ) : (
        <SharedFields>
          <ol className="page-list">
            {pages.map((entry) => (
              <PageRow
                key={entry.id}
                entry={entry}
                isFirst={entry === kept[0]}
                isLast={entry === kept.at(-1)}
                onMove={(by) => {
                  const other = kept[kept.indexOf(entry) + by]
                  if (other) actions.move(pages, entry.id, by < 0 ? 'before' : 'after', other.id)
                }}
                actions={actions}
              />
            ))}
          </ol>
        </SharedFields>
      )}
      <UsedInDialog usedIn={actions.usedIn} onClose={actions.forgetUsedIn} />
    </div>
  )
}

type PageRowProps = {
  entry: EntryOf<'page'>
  isFirst: boolean
  isLast: boolean
  /** Moves the page past the one above it or below it. */
  onMove: (by: -1 | 1) => void
  actions: ReturnType<typeof usePageActions>
}

function PageRow({ entry, isFirst, isLast, onMove, actions }: PageRowProps) {
  const { t } = useI18n()
  const { name, slug, isPopup, onHeader, onFooter } = entry.document
  const places = [onHeader && t('Header'), onFooter && t('Footer'), isPopup && t('Window over the page')]
  const isDeleted = entry.state === 'deleted'
  return (
    <li className="page-row">
      <div className="page-row__name">
        {isDeleted ? <s>{name}</s> : <Link to={`/pages/${entry.id}`}>{name}</Link>}
        {slug && <small>/{slug}</small>}
      </div>
      <small className="page-row__places">
        {places.filter(Boolean).join(' · ') || t('Reached by links alone')}
      </small>
      <StateBadge state={entry.state} />
      <span className="page-row__tools">
        {!isFirst && !isDeleted && (
          <IconButton
            label={t('Move {name} up', { name })}
            icon={<ArrowUp size={18} aria-hidden="true" />}
            onClick={() => onMove(-1)}
          />
        )}
        {!isLast && !isDeleted && (
          <IconButton
            label={t('Move {name} down', { name })}
            icon={<ArrowDown size={18} aria-hidden="true" />}
            onClick={() => onMove(1)}
          />
        )}
        {isDeleted ? (
          <IconButton
            label={t('Restore {name}', { name })}
            icon={<Undo2 size={18} aria-hidden="true" />}
            onClick={() => actions.restore(entry)}
          />
        ) : (
          <IconButton
            label={t('Remove {name}', { name })}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => actions.remove(entry)}
          />
        )}
      </span>
    </li>
  )
}
