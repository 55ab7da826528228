import type { Draft } from '#contract/publishing.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ChangeList } from '../documents/change-list.tsx'
import { DocumentTitle } from '../documents/document-title.tsx'
import { useDocumentName } from '../documents/use-document-name.ts'

type DraftCardProps = {
  draft: Draft
  /** It counts at branches that this member does not work for, or is not for their role. */
  isReadOnly: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onDiscard: () => void
}

/** One document with its changes: chosen to be published, or thrown away. */
export function DraftCard({ draft, isReadOnly, isChosen, onChoose, onDiscard }: DraftCardProps) {
  const { t, date } = useI18n()
  const name = useDocumentName().nameOf(draft)
  return (
    <li className="draft">
      <div className="draft__head">
        {!isReadOnly && !draft.isBroken && (
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t('Publish {name}', { name })}
            onChange={(event) => onChoose(event.target.checked)}
          />
        )}
        <DocumentTitle change={draft} />
        {!isReadOnly && (
          <Button look="quiet" className="draft__discard" onClick={onDiscard}>
            {t('Discard')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
      {draft.isBroken && (
        <p className="draft__broken">
          {t(
            'This cannot be published: it names something that is gone, or another version made it. Change it or discard it.',
          )}
        </p>
      )}
      <ChangeList change={draft} />
      <p className="draft__who">
        {draft.savedBy} · {date(draft.savedAt, { dateStyle: 'short', timeStyle: 'short' })}
      </p>
    </li>
  )
}
