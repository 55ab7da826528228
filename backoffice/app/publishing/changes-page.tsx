import { useState } from 'react'
import { Link } from 'react-router'
import { kindsAtOnce } from '#contract/document-kinds.ts'
import type { Draft } from '#contract/publishing.staff.ts'
import { mayChange } from '#domain/publishing/may-change.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { SharedNote } from '../documents/shared-note.tsx'
import { useFocusAfter } from '../documents/use-focus-after.ts'
import { UsedInDialog } from '../documents/used-in-dialog.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { useDesk } from '../restaurant/use-desk.ts'
import { useScope } from '../restaurant/use-scope.ts'
import { DraftCard } from './draft-card.tsx'
import { keyOf } from './draft-key.ts'
import { LawReport } from './law-report.tsx'
import { PriceReport } from './price-report.tsx'
import { PublicationList } from './publication-list.tsx'
import { useDrafts } from './use-drafts.ts'
import { usePublish } from './use-publish.ts'

/** Every change that guests do not see yet, in words; all or chosen ones are published together. */
export function ChangesPage() {
  const { t } = useI18n()
  const { data: drafts, error, refetch } = useDrafts()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { isBusy, publish, discard, refusal, forgetRefusal } = usePublish()
  const { isWhole } = useScope()
  const { role } = useDesk().member
  // What is drafted of a branch comes from a file; everything else counts at all branches.
  const isShared = ({ kind }: Draft) => !isWhole && !kindsAtOnce.has(kind)
  const own = drafts?.filter((draft) => !isShared(draft) && mayChange(role, draft)) ?? []
  const chosen = own.filter((draft) => !draft.isBroken && !left.has(keyOf(draft)))
  const choose = (draft: Draft, isChosen: boolean) =>
    setLeft((keys) => {
      const others = [...keys].filter((key) => key !== keyOf(draft))
      return new Set(isChosen ? others : [...others, keyOf(draft)])
    })
  const { place, pressed } = useFocusAfter<HTMLHeadingElement>(drafts)
  const isAll = chosen.length === drafts?.length
  return (
    <div className="work-page">
      <div className="work-page__head">
        <h1 ref={place} tabIndex={-1}>
          {t('Changes')}
        </h1>
        {drafts && drafts.length > 0 && (
          <div className="work-page__actions">
            <Link className="button button--secondary" to="/menu/preview">
              {t('Preview')}
            </Link>
            {own.length > 0 && (
              <Button
                busy={isBusy}
                unavailable={chosen.length === 0}
                onClick={() => {
                  pressed()
                  if (chosen.length > 0) publish(chosen)
                }}
              >
                {isAll ? t('Publish everything') : t('Publish {count}', { count: chosen.length })}
              </Button>
            )}
          </div>
        )}
      </div>
      {!drafts && error && <ReadFailure failure={failureKindOf(error)} onRetry={() => void refetch()} />}
      {!drafts && !error && <Reading />}
      {drafts?.length === 0 && (
        <div className="work-page__empty">
          <h2>{t('Guests see everything as it is here')}</h2>
          <p>{t('What you change is collected here until you publish it.')}</p>
        </div>
      )}
      {drafts?.some(isShared) && <SharedNote />}
      {drafts && drafts.length > 0 && (
        <ul className="draft-list">
          {drafts.map((draft) => (
            <DraftCard
              key={keyOf(draft)}
              draft={draft}
              isReadOnly={!own.includes(draft)}
              isChosen={!left.has(keyOf(draft))}
              onChoose={(isChosen) => choose(draft, isChosen)}
              onDiscard={() => {
                pressed()
                discard(draft)
              }}
            />
          ))}
        </ul>
      )}
      {drafts && drafts.length > 0 && <PriceReport />}
      {drafts && <LawReport />}
      <PublicationList />
      <UsedInDialog usedIn={refusal?.list} title={refusal?.title} onClose={forgetRefusal} />
    </div>
  )
}
