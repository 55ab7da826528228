import { Plus } from 'lucide-react'
import type { NoticeDocument } from '#contract/menu.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { SharedFields } from '../documents/shared-fields.tsx'
import { UsedInDialog } from '../documents/used-in-dialog.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { useScope } from '../restaurant/use-scope.ts'
import { NoticeList } from './notice-list.tsx'
import { arrangeNotices } from './notice-order.ts'
import { useSurroundings } from './surroundings.ts'
import { useOrder } from './use-menu.ts'
import { useMenuActions } from './use-menu-actions.ts'
import { useMoves } from './use-moves.ts'
import { findUses } from './uses.ts'
import { useNoticeStart } from './use-notice-start.ts'

/** Every allergen and additive with its code, in the order in which guests read them. */
export function NoticesPage() {
  const { t } = useI18n()
  const { around, languages, ...read } = useSurroundings()
  const { data: order, error, refetch } = useOrder()
  const actions = useMenuActions()
  const { isWhole } = useScope()
  const { pending, move } = useMoves()
  const start = useNoticeStart(languages ?? [])
  const failure = read.failure ?? (error && !order ? failureKindOf(error) : undefined)
  const refresh = () => {
    read.refresh()
    void refetch()
  }
  const all = around && order && arrangeNotices(around.notices, order.document, pending)
  const of = (kind: NoticeDocument['kind']) => all?.filter(({ document }) => document.kind === kind) ?? []
  const add = (kind: NoticeDocument['kind'], label: string, look: 'primary' | 'secondary') => (
    <Button
      look={look}
      busy={actions.isBusy}
      onClick={() => actions.addNotice(kind, all?.map(({ document }) => document) ?? [])}
    >
      <Plus size={20} aria-hidden="true" />
      {label}
    </Button>
  )
  return (
    <div className="work-page">
      <div className="work-page__head">
        <h1>{t('Allergens and additives')}</h1>
        {all && all.length > 0 && isWhole && (
          <div className="work-page__actions">
            {add('additive', t('New additive'), 'secondary')}
            {add('allergen', t('New allergen'), 'secondary')}
          </div>
        )}
      </div>
      {failure ? (
        <ReadFailure failure={failure} onRetry={refresh} />
      ) : !all || !around || !languages ? (
        <Reading />
      ) : all.length === 0 ? (
        <div className="work-page__empty">
          <h2>{t('The law knows 14 allergens')}</h2>
          <p>
            {t(
              'Take them with the usual letters, and the additives with the usual numbers. Then each dish only needs its ticks. What you do not need can be removed.',
            )}
          </p>
          <div className="work-page__actions" hidden={!isWhole}>
            <Button busy={start.isBusy} onClick={start.take}>
              {t('Take the usual ones')}
            </Button>
            {add('allergen', t('New allergen'), 'secondary')}
          </div>
        </div>
      ) : (
        <SharedFields>
          {(['allergen', 'additive'] as const).map((kind) => (
            <NoticeList
              key={kind}
              title={kind === 'allergen' ? t('Allergens') : t('Additives')}
              notices={of(kind)}
              usesOf={findUses(around)}
              languages={languages}
              actions={actions}
              onMove={move}
            />
          ))}
        </SharedFields>
      )}
      <UsedInDialog usedIn={actions.usedIn} onClose={actions.forgetUsedIn} />
    </div>
  )
}
