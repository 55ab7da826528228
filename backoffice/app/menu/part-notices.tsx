import { useI18n } from '#ui/i18n.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import { NoticesMatrix } from '../documents/notices-matrix.tsx'

type Noticed = { allergens: string[]; additives: string[] }

type PartNoticesProps = {
  notices: readonly EntryOf<'notice'>[]
  part: Noticed
  onChange: (chosen: Noticed) => void
}

/** What a part of a document brings along, by its codes; it opens to the ticks. */
export function PartNotices({ notices, part, onChange }: PartNoticesProps) {
  const { t } = useI18n()
  const chosen = [...part.allergens, ...part.additives]
  const codes = notices.filter(({ id }) => chosen.includes(id)).map(({ document }) => document.code)
  if (notices.length === 0) return null
  return (
    <details className="part-notices">
      <summary>
        {t('Allergens and additives')}: <strong>{codes.join(', ') || t('none of them')}</strong>
      </summary>
      <NoticesMatrix
        notices={notices}
        allergens={part.allergens}
        additives={part.additives}
        onChange={onChange}
      />
    </details>
  )
}
